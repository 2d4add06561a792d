// Pays one URL with the unmodified x402 client and prints everything that passed, as one line of JSON.
//
//   PAYER_KEY=0x.. node pay.mjs URL        version 2
//   PAYER_KEY=0x.. X402_VERSION=1 node pay.mjs URL   hides the version 2 header, as an older server would
import { privateKeyToAccount } from "viem/accounts";
import { wrapFetchWithPayment, x402Client } from "@x402/fetch";
import { registerExactEvmScheme } from "@x402/evm/exact/client";

const url = process.argv[2];
const old = process.env.X402_VERSION === "1";
const account = privateKeyToAccount(process.env.PAYER_KEY);
const exchanges = [];

async function recording(input, init) {
  const request = new Request(input, init);
  const response = await fetch(request);
  const body = await response.text();
  const headers = [...response.headers].filter(([name]) => !old || name !== "payment-required");
  exchanges.push({
    method: request.method,
    url: request.url,
    requestHeaders: [...request.headers],
    status: response.status,
    headers,
    body,
  });
  return new Response(body, { status: response.status, headers });
}

const client = new x402Client();
registerExactEvmScheme(client, { signer: account });
client.setSpendControls(false); // the local token is not on the client's list of known stablecoins
const response = await wrapFetchWithPayment(recording, client)(url);
console.log(JSON.stringify({ payer: account.address, status: response.status, exchanges }));
