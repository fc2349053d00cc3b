/** All background watchers in one chunk, loaded after hydration because nothing waits for them. */
import { ScrollToTop } from "../chrome/ScrollToTop.tsx";
import { AnalyticsWatcher } from "./AnalyticsWatcher.tsx";
import { ConnectivityWatcher } from "./ConnectivityWatcher.tsx";
import { LifecycleWatcher } from "./LifecycleWatcher.tsx";
import { MemoryWatcher } from "./MemoryWatcher.tsx";
import { PlanSyncWatcher } from "./PlanSyncWatcher.tsx";
import { PrefetchWatcher } from "./PrefetchWatcher.tsx";
import { RecoveryWatcher } from "./RecoveryWatcher.tsx";
import { SearchKeyWatcher } from "./SearchKeyWatcher.tsx";
import { SessionWatcher } from "./SessionWatcher.tsx";

export default function Watchers() {
  return (
    <>
      <ConnectivityWatcher />
      <RecoveryWatcher />
      <LifecycleWatcher />
      <MemoryWatcher />
      <AnalyticsWatcher />
      <PrefetchWatcher />
      <SearchKeyWatcher />
      <SessionWatcher />
      <PlanSyncWatcher />
      <ScrollToTop />
    </>
  );
}
