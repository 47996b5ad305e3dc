import type { ResultadoDePagoLeido } from '@colega/contract/dinero';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { Group, Stack } from '@mantine/core';
import { DIRECCIONES, direccionDelLegajo, direccionDePago } from '../../../lib/navegacion/direcciones.ts';
import { SeguirPagando } from '../cola/seguir-pagando.tsx';

type Props = {
  resultado: ResultadoDePagoLeido | null;
  legajoId: number | null;
  /** OPN-101: each screen has its own words. */
  alLegajo: 'Ir a detalle de legajo' | 'Ir a detalle legajo';
};

/** PAG-027, PAG-035, PAG-036. S-265: an unpaid coupon can still be paid. */
export const Salidas = ({ resultado, legajoId, alLegajo }: Props) => (
  <Stack gap="md" align="center">
    {resultado && <SeguirPagando cupon={resultado.cupon} />}
    <Group justify="center" gap="sm">
      {resultado && sePuedePagar(resultado) && (
        <BotonEnlace to={direccionDePago(resultado.cupon.id)}>Volver a pagar el cupón</BotonEnlace>
      )}
      {legajoId === null ? (
        <BotonEnlace to={DIRECCIONES.resumenDeCuenta} variant="default">
          Ir a resumen de cuenta
        </BotonEnlace>
      ) : (
        <BotonEnlace to={direccionDelLegajo(legajoId)} variant="default">
          {alLegajo}
        </BotonEnlace>
      )}
      <BotonEnlace to={DIRECCIONES.inicio} variant="default">
        Ir al inicio
      </BotonEnlace>
    </Group>
  </Stack>
);

const sePuedePagar = ({ resultado, cupon }: ResultadoDePagoLeido): boolean =>
  cupon.estado.nombre === 'pendiente' && (resultado === 'error' || cupon.estado_pago === 'sin_pago');
