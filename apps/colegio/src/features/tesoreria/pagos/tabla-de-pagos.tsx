import { type CobranzaRecibida, NOMBRE_DE_ESTADO_DE_PAGO, type PagoRecibido } from '@colega/contract/dinero';
import { formatInstante } from '@colega/web-kit/ui/datos/instante.tsx';
import { InsigniaDeEstado } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Link, useLocation } from 'react-router';
import { direccionDeCobranza, direccionDePago } from '../../../lib/direcciones.ts';
import type { FilaActiva } from '../../../lib/use-fila-activa.ts';
import { CeldaDeImporte } from '../../../ui/importe.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';
import { TONO_DE_ESTADO_DE_PAGO } from './nombres-de-pagos.ts';

const COLUMNAS = [
  ['Pago', '11%'],
  ['Cuándo', '13%'],
  ['De quién', '18%'],
  ['Cupón', '10%'],
  ['Medio y operación', '20%'],
  ['Importe', '12%'],
  ['Estado', '16%'],
] as const;

type Recibido = PagoRecibido | CobranzaRecibida;

/** A payment and a collection may have the same number: what tells a row from the others. */
export const filaDeLoRecibido = (recibido: Recibido) => ({
  id: recibido.que === 'pago' ? recibido.id : -recibido.id,
  recibido,
});

type Props = {
  filas: readonly Recibido[];
  medios: ReadonlyMap<string, string>;
  activa: FilaActiva;
  actualizando: boolean;
};

export const TablaDePagos = ({ filas, medios, activa, actualizando }: Props) => {
  const { search } = useLocation();
  return (
    <TablaDeLaMesa nombre="Pagos" columnas={COLUMNAS} actualizando={actualizando}>
      {filas.map(filaDeLoRecibido).map(({ id, recibido: fila }) => (
        <tr key={id} {...activa.deRenglon({ id })}>
          <th scope="row">
            <Link
              {...activa.deFila({ id })}
              to={(fila.que === 'pago' ? direccionDePago : direccionDeCobranza)(fila.id, search)}
            >
              {fila.que === 'pago' ? fila.id : `Cobranza ${fila.id}`}
            </Link>
          </th>
          <td data-rotulo="Cuándo">{formatInstante(fila.fecha_pago)}</td>
          <td data-rotulo="De quién">{fila.persona?.nombre ?? 'No se sabe'}</td>
          <td data-rotulo="Cupón">{fila.numero_boleta || '—'}</td>
          <td data-rotulo="Medio">
            <span>
              {medios.get(fila.medio) ?? fila.medio} {fila.externo}
            </span>
          </td>
          <CeldaDeImporte rotulo="Importe" valor={fila.importe} />
          <td data-rotulo="Estado">
            <InsigniaDeEstado tono={TONO_DE_ESTADO_DE_PAGO[fila.estado]}>
              {NOMBRE_DE_ESTADO_DE_PAGO[fila.estado]}
            </InsigniaDeEstado>
          </td>
        </tr>
      ))}
    </TablaDeLaMesa>
  );
};
