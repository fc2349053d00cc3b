/** How many answers about calculators there are, and from enough of them on what they say, beside what we claim. */
import { useQuery } from "@tanstack/react-query";
import { sendRequest } from "#client/http/api.ts";
import { fillRoute } from "#client/http/toRequest.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { type Tally, tallySchema } from "#contract/calculatorTally.ts";
import { rareRouteTable } from "#contract/rareRouteTable.ts";
import { heldShare } from "#domain/price/heldShare.ts";
import { formatInteger, formatShare } from "#lib/format.ts";
import { TableFrame } from "#ui/TableFrame.tsx";
import { Text } from "./Section.tsx";
import { tallyWords } from "./tallyWords.ts";

export default function TallyFigures() {
  const { data, isError } = useQuery({
    queryKey: ["calculator-tally"],
    queryFn: async ({ signal }) =>
      tallySchema.parse(await sendRequest(fillRoute(rareRouteTable.readTally, {}), { signal })),
    ...cacheClasses.user,
    // Nobody waits for it, and the page says what is true without it.
    retry: false,
  });
  if (isError) return <Text>{tallyWords.failed}</Text>;
  if (data === undefined) return <Text>{tallyWords.loading}</Text>;
  if (data.shown === null)
    return <Text>{data.answers === 0 ? tallyWords.none : tallyWords.few(data.answers)}</Text>;
  return <Shown answers={data.answers} shown={data.shown} />;
}

function Shown({ answers, shown }: { answers: number; shown: NonNullable<Tally["shown"]> }) {
  const claim = formatShare(heldShare);
  return (
    <div className="space-y-5">
      <Text>{tallyWords.result(formatShare(shown.inside / answers), answers, shown.since, claim)}</Text>
      <TableFrame label={tallyWords.table}>
        <thead>
          <tr>
            <th scope="col">{tallyWords.kind}</th>
            <th scope="col">{tallyWords.answers}</th>
            <th scope="col">{tallyWords.inside}</th>
          </tr>
        </thead>
        <tbody className="figures">
          {shown.kinds.map((one) => (
            <Row key={one.kind} name={tallyWords.kinds[one.kind]} {...one} />
          ))}
          <Row name={tallyWords.all} answers={answers} inside={shown.inside} isWhole />
          <tr>
            <th scope="row" colSpan={2} className="font-normal">
              {tallyWords.claimed}
            </th>
            <td>{claim}</td>
          </tr>
        </tbody>
      </TableFrame>
      <Text>{tallyWords.limits}</Text>
    </div>
  );
}

function Row(props: { name: string; answers: number; inside: number; isWhole?: boolean }) {
  const weight = props.isWhole === true ? "font-semibold" : "font-normal";
  return (
    <tr className={weight}>
      <th scope="row" className={weight}>
        {props.name}
      </th>
      <td>{formatInteger(props.answers)}</td>
      <td>{formatShare(props.inside / props.answers)}</td>
    </tr>
  );
}
