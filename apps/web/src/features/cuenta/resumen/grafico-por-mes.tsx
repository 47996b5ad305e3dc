import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/charts/styles.css';
import { formatImporte } from '@colega/domain/dinero';
import { BarChart } from '@mantine/charts';
import { type Mes, textoDeMes } from './meses.ts';

const SERIES = [
  { name: 'pagado', label: 'Pagado', color: 'var(--colega-pagado)' },
  { name: 'adeudado', label: 'Adeudado', color: 'var(--colega-adeudado)' },
];
const CORTO = new Intl.NumberFormat('es-AR', { notation: 'compact', maximumFractionDigits: 1 });

/** Drawn for the eyes only: the table beside it says the same. Loaded when it is shown: the library is large. */
const GraficoPorMes = ({ meses }: { meses: readonly Mes[] }) => (
  <BarChart
    h={260}
    data={meses.map(({ mes, pagado, adeudado }) => ({
      mes: textoDeMes(mes, 'short'),
      pagado: Number(pagado),
      adeudado: Number(adeudado),
    }))}
    dataKey="mes"
    type="stacked"
    series={SERIES}
    withLegend
    legendProps={{ verticalAlign: 'top', height: 44, itemSorter: null }}
    valueFormatter={(valor) => formatImporte(valor.toFixed(2))}
    yAxisProps={{ tickFormatter: (valor: number) => CORTO.format(valor), width: 64 }}
    barProps={{ isAnimationActive: false }}
    tooltipAnimationDuration={0}
    gridAxis="x"
    tickLine="none"
    barChartProps={{ accessibilityLayer: false }}
    maxBarWidth={48}
    aria-hidden
  />
);

export default GraficoPorMes;
