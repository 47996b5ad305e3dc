import type { Legajo } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { formatImporte } from '@colega/domain/importes';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { diasDePago } from '@colega/web-kit/ui/datos/vencimientos.ts';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Group, Text } from '@mantine/core';
import { imprimirCupon } from '../../../lib/consultas/cuenta.ts';
import { usePuede } from '../../../lib/consultas/permisos.ts';
import { direccionDePago } from '../../../lib/navegacion/direcciones.ts';
import { ImprimirRecibo } from './imprimir-recibo.tsx';

type Orden = Legajo['ultima_orden_cep_generado'];

const ESTADO = { pendiente: 'pendiente de pago', pago: 'pago', vencido: 'vencido' } as const;

const diasDelCupon = (orden: NonNullable<Orden>): string =>
  diasDePago({ ...orden, vencimientos: [] })
    .map(([etiqueta, dia]) => `${etiqueta.charAt(0).toLowerCase()}${etiqueta.slice(1)} ${dia}`)
    .join(', ');

/** DET-014, DET-021. */
export const CuponGenerado = ({ orden }: { orden: Orden }) => {
  const puedeEjercer = usePuede('Ejercicio');
  if (!orden) return null;
  const { id, numero_boleta, monto_total, estado, comprobante_id } = orden;
  return (
    <>
      <Text>
        Cupón Nº {numero_boleta} por {formatImporte(monto_total)}, {ESTADO[estado]}
        {estado === 'pendiente' && ` (${diasDelCupon(orden)})`}.
      </Text>
      <Group gap="sm" data-no-imprime>
        {estado === 'pendiente' && puedeEjercer && (
          <BotonEnlace to={direccionDePago(id)} leftSection={<Icono nombre="cuenta" />}>
            Pagar cupón
          </BotonEnlace>
        )}
        {estado === 'pendiente' && (
          <BotonDeDescarga
            leftSection={<Icono nombre="documento" />}
            pedir={() => imprimirCupon(id)}
            nombre={`cupon_${id}.pdf`}
            falla={mensajes.error_intentar_descargar}
          >
            Imprimir cupón
          </BotonDeDescarga>
        )}
        {comprobante_id !== null && <ImprimirRecibo id={comprobante_id} />}
      </Group>
    </>
  );
};
