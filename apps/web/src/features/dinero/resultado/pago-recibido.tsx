import type { ResultadoDePagoLeido } from '@colega/contract/dinero';
import { formatImporte } from '@colega/domain/importes';
import { Cara } from '@colega/web-kit/ui/signos/cara.tsx';
import { Stack } from '@mantine/core';
import { CaraDelResultado } from './cara-del-resultado.tsx';

export const PagoRecibido = ({ resultado: { cupon } }: { resultado: ResultadoDePagoLeido }) => (
  <CaraDelResultado>
    <Cara
      icono="info"
      titulo="Recibimos tu pago"
      texto={
        <Stack gap="xs" component="span" display="flex">
          <span>El cupón #{cupon.numero_boleta} no quedó pago.</span>
          {cupon.operaciones_pagos.map(({ id, importe, detalle }) => (
            <span key={id}>
              {formatImporte(importe)}: {detalle}
            </span>
          ))}
        </Stack>
      }
    />
  </CaraDelResultado>
);
