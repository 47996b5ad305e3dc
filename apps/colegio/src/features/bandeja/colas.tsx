import type { ColaContada } from '@colega/contract/legajos';
import { COLAS, type Cola, NOMBRES_DE_COLAS } from '@colega/domain/legajos';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import estilos from './colas.module.css';
import { FILTROS_DE_BANDEJA, type FiltrosDeLaCola } from './filtros.ts';

type Props = { filtros: FiltrosDeLaCola; contadas: readonly ColaContada[] | undefined };

/** Where each queue is, with what it was filtered by: the search is of one list. */
export const busquedaDeCola = (filtros: FiltrosDeLaCola, cola: Cola): string =>
  `?${FILTROS_DE_BANDEJA.escribir({ ...filtros, cola, texto: '', page: 1 })}`;

/** They can be gone through before their counts are known, and after these could not be read. */
export const Colas = ({ filtros, contadas }: Props) => (
  <nav aria-label="Colas" className={estilos.colas}>
    <ul>
      {COLAS.map((cola, i) => (
        <li key={cola}>
          <Link
            to={busquedaDeCola(filtros, cola)}
            className={estilos.cola}
            aria-current={cola === filtros.cola ? 'page' : undefined}
            aria-keyshortcuts={String(i + 1)}
            preventScrollReset
          >
            <span className={estilos.nombre}>{NOMBRES_DE_COLAS[cola]}</span>
            <Cuenta contada={contadas?.find((una) => una.cola === cola)} />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const Cuenta = ({ contada }: { contada: ColaContada | undefined }) => {
  if (!contada) return <span className={estilos.cuenta}>…</span>;
  const { total, vencidos } = contada;
  return (
    <>
      <span className={estilos.cuenta}>
        <VisuallyHidden>: </VisuallyHidden>
        {total}
      </span>
      {vencidos > 0 && (
        <span className={estilos.vencidos}>
          <VisuallyHidden>, </VisuallyHidden>
          <Icono nombre="alerta" tamanio={16} />
          {vencidos === 1 ? '1 vencido' : `${vencidos} vencidos`}
        </span>
      )}
    </>
  );
};
