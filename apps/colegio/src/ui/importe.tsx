import { formatImporte } from '@colega/domain/importes';
import estilos from './tabla-de-importes.module.css';

type Props = { rotulo: string; valor: string | null };

/** A cell with an amount; null where there is none. */
export const CeldaDeImporte = ({ rotulo, valor }: Props) => (
  <td data-rotulo={rotulo} data-cifra className={estilos.importe}>
    {valor === null ? '—' : formatImporte(valor)}
  </td>
);

export const CLASE_DE_TOTAL = estilos.total;
