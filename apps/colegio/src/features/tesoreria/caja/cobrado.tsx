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
        {hecho.cupones.map(({ numero_boleta, pagado, resta, a_favor }) => (
          <List.Item key={numero_boleta}>
            Cupón N.º {numero_boleta}: {formatImporte(pagado)}
            {hay(resta) ? `. Le faltan ${formatImporte(resta)}.` : ', pago.'}
            {hay(a_favor) && ` Quedan a favor ${formatImporte(a_favor)}.`}
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
