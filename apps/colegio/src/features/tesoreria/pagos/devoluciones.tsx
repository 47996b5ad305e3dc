import type { DevolucionDePago, HistoriaDePago } from '@colega/contract/dinero';
import { estaEnCurso } from '@colega/domain/dinero';
import { formatImporte } from '@colega/domain/importes';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useOperador } from '../../../lib/operador.ts';
import type { ActoDeTesoreria } from '../acto-de-tesoreria.ts';
import { crearConfirmacion, crearRechazo } from './actos-de-pago.ts';

type Props = { historia: HistoriaDePago; alActuar: (acto: ActoDeTesoreria) => void };

/** What waits for somebody, or for its provider. What was decided is in its story. */
export const Devoluciones = ({ historia, alActuar }: Props) => {
  const enCurso = historia.devoluciones.find(({ estado }) => estaEnCurso(estado));
  if (!enCurso) return null;
  return enCurso.por === 'proveedor' ? (
    <Nota titulo={`Devolución en proceso: ${formatImporte(enCurso.importe)}`}>
      Se le pidió a {historia.nombre_del_medio}, y se le vuelve a preguntar hasta que diga cómo terminó.
      {enCurso.respuesta !== null && ` ${enCurso.respuesta}`}
    </Nota>
  ) : (
    <PorConfirmar historia={historia} devolucion={enCurso} alActuar={alActuar} />
  );
};

const PorConfirmar = ({ historia, devolucion, alActuar }: Props & { devolucion: DevolucionDePago }) => {
  const puede = useOperador().permisos.includes('pagos.devolver');
  const { importe, pidio, motivo, es_propia } = devolucion;
  return (
    <Nota tono="advierte" titulo={`Devolución por confirmar: ${formatImporte(importe)}`}>
      <Stack gap="sm">
        <Text>
          La pidió {pidio}: {motivo}
        </Text>
        {es_propia && <Text>La pediste vos: la tiene que confirmar otra persona.</Text>}
        {puede && (
          <Group gap="sm">
            {!es_propia && (
              <Button onClick={() => alActuar(crearConfirmacion(historia, devolucion))}>
                Confirmar la transferencia
              </Button>
            )}
            <Button variant="default" onClick={() => alActuar(crearRechazo(devolucion))}>
              {es_propia ? 'Retirar el pedido' : 'No devolverlo'}
            </Button>
          </Group>
        )}
      </Stack>
    </Nota>
  );
};
