/** What watches over the app while it runs; loaded once the page has been taken over, since nobody waits for it. */
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
