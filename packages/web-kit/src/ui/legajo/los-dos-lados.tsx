import { formatFecha } from '@colega/domain/fechas';
import { compararHonorarios, type Honorario, type LineaComparada, usaCoeficiente } from '@colega/domain/honorarios';
import { formatImporte, formatNumero } from '@colega/domain/importes';
import { Stack, Text } from '@mantine/core';
import estilos from './los-dos-lados.module.css';

type Nombres = readonly [a: string, b: string];
type Props = {
  a: Honorario;
  b: Honorario;
  /** What each is called; without it, its day and its coefficient. */
  nombres?: Nombres;
};

/** Line by line: two columns on a desk, one under another on a phone, where each says which it is. */
export const LosDosLados = ({ a, b, nombres = [comoSeLlama(a), comoSeLlama(b)] }: Props) => {
  const { diferencia, porcentaje, lineas } = compararHonorarios(a, b);
  return (
    <Stack gap="md">
      <Text fw={700}>{enPalabras(diferencia, porcentaje)}</Text>
      <Text c="dimmed">{porQue(a, b)}</Text>
      <div className={estilos.columnas} aria-hidden="true">
        <Cabeza de={a} como={nombres[0]} />
        <Cabeza de={b} como={nombres[1]} />
      </div>
      <Lineas lineas={lineas} nombres={nombres} />
    </Stack>
  );
};

const Cabeza = ({ de, como }: { de: Honorario; como: string }) => (
  <div className={estilos.lado}>
    <strong>{como}</strong>
    <span className={estilos.importe}>{formatImporte(de.honorario)}</span>
  </div>
);

const comoSeLlama = ({ fecha, factor_coeficiente, segmento }: Honorario): string =>
  usaCoeficiente(segmento)
    ? `${formatFecha(fecha)}, coeficiente ${factor_coeficiente.replace('.', ',')}`
    : formatFecha(fecha);

const enPalabras = (diferencia: string, porcentaje: string | null): string => {
  if (Number(diferencia) === 0) return 'Es el mismo mínimo.';
  const cuanto = formatImporte(diferencia.replace('-', ''));
  const parte = porcentaje === null ? '' : ` (${formatNumero(porcentaje.replace('-', ''))} %)`;
  return diferencia.startsWith('-')
    ? `El segundo es ${cuanto} menor${parte}.`
    : `El segundo es ${cuanto} mayor${parte}.`;
};

/** What the two were not given alike. */
const porQue = (a: Honorario, b: Honorario): string => {
  const causas = [
    ...(a.resolucion_id === b.resolucion_id ? [] : [`cambia la resolución (${a.resolucion}; ${b.resolucion})`]),
    ...(a.unidad_referencial === b.unidad_referencial
      ? []
      : [
          `la unidad referencial pasa de ${formatImporte(a.unidad_referencial)} a ${formatImporte(b.unidad_referencial)}`,
        ]),
    ...(a.factor_coeficiente === b.factor_coeficiente
      ? []
      : [
          `el coeficiente pasa de ${a.factor_coeficiente.replace('.', ',')} a ${b.factor_coeficiente.replace('.', ',')}`,
        ]),
  ];
  return causas.length === 0
    ? 'Los dos se calculan con la misma resolución y el mismo coeficiente.'
    : `Por qué: ${causas.join('; ')}.`;
};

type PropsDeLineas = { lineas: readonly LineaComparada[]; nombres: Nombres };

const Lineas = ({ lineas, nombres }: PropsDeLineas) => (
  <ul className={estilos.lineas}>
    {lineas.map((linea, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two calculations have their lines in one order
      <li key={i}>
        <div className={estilos.linea}>
          <Lado de={linea.a} como={nombres[0]} />
          <Lado de={linea.b} como={nombres[1]} />
          <p className={estilos.diferencia}>{diferenciaDe(linea)}</p>
        </div>
        {linea.lineas.length > 0 && <Lineas lineas={linea.lineas} nombres={nombres} />}
      </li>
    ))}
  </ul>
);

const Lado = ({ de, como }: { de: LineaComparada['a']; como: string }) => (
  <div className={estilos.lado}>
    <span>
      <span className={estilos.deCual}>{como}: </span>
      {de?.texto ?? 'No está'}
    </span>
    <span className={estilos.importe}>{de ? formatImporte(de.importe) : '—'}</span>
  </div>
);

const diferenciaDe = ({ a, b, diferencia }: LineaComparada): string => {
  if (!a) return `Está solo en el segundo: ${formatImporte(diferencia)}.`;
  if (!b) return `Está solo en el primero: ${formatImporte(diferencia.replace('-', ''))} menos.`;
  if (Number(diferencia) === 0) return 'Sin diferencia.';
  const cuanto = formatImporte(diferencia.replace('-', ''));
  return diferencia.startsWith('-') ? `${cuanto} menos.` : `${cuanto} más.`;
};
