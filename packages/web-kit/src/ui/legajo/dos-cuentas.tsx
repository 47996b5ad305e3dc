import { type CuentaExplicada, compararCuentas, type LineaComparada } from '@colega/domain/honorarios';
import { formatImporte, formatNumero } from '@colega/domain/importes';
import { Stack, Text } from '@mantine/core';
import estilos from './dos-cuentas.module.css';

type Nombres = readonly [a: string, b: string];
type Props = {
  a: CuentaExplicada;
  b: CuentaExplicada;
  nombres: Nombres;
  /** What both are, when they are the same: `el mismo mínimo`. */
  igual: string;
  /** What they were not given alike. */
  porque: string;
};

/** Two accounts, line by line: two columns on a desk, one under another on a phone, where each says which it is. */
export const DosCuentas = ({ a, b, nombres, igual, porque }: Props) => {
  const { diferencia, porcentaje, lineas } = compararCuentas(a, b);
  return (
    <Stack gap="md">
      <Text fw={700}>{enPalabras(diferencia, porcentaje, igual)}</Text>
      <Text c="dimmed">{porque}</Text>
      <div className={estilos.columnas} aria-hidden="true">
        <Cabeza de={a} como={nombres[0]} />
        <Cabeza de={b} como={nombres[1]} />
      </div>
      <Lineas lineas={lineas} nombres={nombres} />
    </Stack>
  );
};

const Cabeza = ({ de, como }: { de: CuentaExplicada; como: string }) => (
  <div className={estilos.lado}>
    <strong>{como}</strong>
    <span className={estilos.importe}>{formatImporte(de.importe)}</span>
  </div>
);

const enPalabras = (diferencia: string, porcentaje: string | null, igual: string): string => {
  if (Number(diferencia) === 0) return `Es ${igual}.`;
  const cuanto = formatImporte(diferencia.replace('-', ''));
  const parte = porcentaje === null ? '' : ` (${formatNumero(porcentaje.replace('-', ''))} %)`;
  return diferencia.startsWith('-')
    ? `El segundo es ${cuanto} menor${parte}.`
    : `El segundo es ${cuanto} mayor${parte}.`;
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
