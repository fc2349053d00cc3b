/**
 * React's development build keeps notes for its browser tools: a stack for each element made, and a measure of each
 * rendering with the props that changed. Nobody looks at them here, and they take a quarter of a test's time. Its warnings
 * stay. Import this before react-dom.
 */
import * as React from "react";

const internals: unknown = Reflect.get(
  React,
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);
if (typeof internals !== "object" || internals === null)
  throw new Error("React keeps its internals elsewhere.");
// It makes so many stacks in a second, then none.
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set: () => undefined });
// Without this it measures nothing.
Reflect.deleteProperty(console, "timeStamp");
