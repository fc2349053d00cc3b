import { prepareBuiltSites } from "./builtSites.ts";
console.log(await prepareBuiltSites());
