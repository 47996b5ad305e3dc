import type { PagoRecibido } from '@colega/contract/dinero';
import { formatImporte } from '@colega/domain/importes';
import { formatInstante } from '@colega/web-kit/ui/datos/instante.tsx';
import { InsigniaDeEstado } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Link, useLocation } from 'react-router';
import { direccionDePago } from '../../../lib/direcciones.ts';
import type { FilaActiva } from '../../../lib/use-fila-activa.ts';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';
import { NOMBRE_DE_ESTADO_DE_PAGO, TONO_DE_ESTADO_DE_PAGO } from './nombres-de-pagos.ts';

const COLUMNAS = [
  ['Pago', '9%'],
  ['Cuándo', '13%'],
  ['De quién', '20%'],
  ['Cupón', '10%'],
  ['Medio y operación', '20%'],
  ['Importe', '12%'],
  ['Estado', '16%'],
] as const;

type Props = {
  filas: readonly PagoRecibido[];
  medios: ReadonlyMap<string, string>;
  activa: FilaActiva;
  actualizando: boolean;
};

export const TablaDePagos = ({ filas, medios, activa, actualizando }: Props) => {
  const { search } = useLocation();
  return (
    <TablaDeLaMesa nombre="Pagos" columnas={COLUMNAS} actualizando={actualizando}>
      {filas.map((fila) => (
        <tr key={fila.id} {...activa.deRenglon(fila)}>
          <th scope="row">
            <Link {...activa.deFila(fila)} to={direccionDePago(fila.id, search)}>
              {fila.id}
            </Link>
          </th>
          <td data-rotulo="Cuándo">{formatInstante(fila.fecha_pago)}</td>
          <td data-rotulo="De quién">{fila.persona.nombre}</td>
          <td data-rotulo="Cupón">{fila.numero_boleta}</td>
          <td data-rotulo="Medio">
            <span>
              {medios.get(fila.medio) ?? fila.medio} {fila.externo}
            </span>
          </td>
          <td data-rotulo="Importe">{formatImporte(fila.importe)}</td>
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
