// Sells one resource through the unmodified x402 middleware and the facilitator whose address it is given.
//
//   FACILITATOR=http://.. NETWORK=eip155:31337 PAY_TO=0x.. ASSET=0x.. AMOUNT=10000 [FLOW=upfront] [METHOD=permit2] node serve.mjs
//
// Prints {"port":N} once it listens and ends when its standard input closes.
import express from "express";
import { paymentMiddleware } from "@x402/express";
import { HTTPFacilitatorClient, x402ResourceServer } from "@x402/core/server";
import { ExactEvmScheme } from "@x402/evm/exact/server";

const { FACILITATOR, NETWORK, PAY_TO, ASSET, AMOUNT, FLOW, METHOD } = process.env;
const extra = { name: "USD Coin", version: "2", ...(FLOW ? { paymentFlow: FLOW } : {}), ...(METHOD ? { assetTransferMethod: METHOD } : {}) };
const server = new x402ResourceServer(new HTTPFacilitatorClient({ url: FACILITATOR })).register(
  NETWORK,
  new ExactEvmScheme(),
);
const accepts = {
  scheme: "exact",
  network: NETWORK,
  payTo: PAY_TO,
  price: { amount: AMOUNT, asset: ASSET, extra },
  maxTimeoutSeconds: 60,
};

const app = express();
app.use(
  paymentMiddleware({ "GET /quote": { accepts, description: "a quote", mimeType: "application/json" } }, server),
);
let served = 0;
app.get("/quote", (_, response) => {
  served += 1;
  response.json({ pair: "ETH/USD", served });
});

const listener = app.listen(0, "127.0.0.1", () => console.log(JSON.stringify({ port: listener.address().port })));
process.stdin.resume();
process.stdin.on("end", () => process.exit(0));
