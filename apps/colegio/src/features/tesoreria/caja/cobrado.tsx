import { type CobroHecho, rutasDeCaja } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { Decimal, formatImporte } from '@colega/domain/importes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Alert, Anchor, Group, List, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { direccionDePago } from '../../../lib/direcciones.ts';

const hay = (importe: string): boolean => new Decimal(importe).gt(0);

const comoQueda = ({ resta, queda_pago }: CobroHecho['cupones'][number]): string => {
  if (queda_pago) return ', pago.';
  if (hay(resta)) return `. Le faltan ${formatImporte(resta)}.`;
  return '. No queda pago: lo que cobra cuesta más que lo que pedía. Generá otro cupón por lo que falta.';
};

/** It stays until the next coupon is read. */
export const Cobrado = ({ hecho }: { hecho: CobroHecho }) => (
  <Alert color="green" icon={<Icono nombre="tilde" />} title={hecho.message} role="status">
    <Stack gap="sm">
      {hay(hecho.vuelto) && (
        <Text fw={700} fz="1.5rem">
          Vuelto: {formatImporte(hecho.vuelto)}
        </Text>
      )}
      <List>
        {hecho.cupones.map((cupon) => (
          <List.Item key={cupon.numero_boleta}>
            Cupón N.º {cupon.numero_boleta}: {formatImporte(cupon.pagado)}
            {comoQueda(cupon)}
            {hay(cupon.a_favor) && ` Quedan a favor ${formatImporte(cupon.a_favor)}.`}
          </List.Item>
        ))}
      </List>
      <Group gap="md">
        <BotonDeDescarga
          pedir={() => llamar(rutasDeCaja.reciboDeCaja, { params: { id: hecho.id } })}
          nombre={`recibo_de_caja_${hecho.id}.pdf`}
          falla={todosLosMensajes.error_intentar_descargar}
        >
          Imprimir el recibo
        </BotonDeDescarga>
        {hecho.pagos.map((id) => (
          <Anchor key={id} component={Link} to={direccionDePago(id)}>
            Pago {id}
          </Anchor>
        ))}
      </Group>
    </Stack>
  </Alert>
);
