import type { DevolucionDePago, HistoriaDePago } from '@colega/contract/dinero';
import { estaEnCurso } from '@colega/domain/dinero';
import { formatImporte } from '@colega/domain/importes';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useOperador } from '../../../lib/operador.ts';
import type { ActoDeTesoreria } from '../acto-de-tesoreria.ts';
import { crearCierre, crearConfirmacion, crearRechazo } from './actos-de-pago.ts';

type Props = { historia: HistoriaDePago; alActuar: (acto: ActoDeTesoreria) => void };

/** What waits for somebody, or for its provider. What was decided is in its story. */
export const Devoluciones = ({ historia, alActuar }: Props) => {
  const enCurso = historia.devoluciones.find(({ estado }) => estaEnCurso(estado));
  if (!enCurso) return null;
  return enCurso.por === 'proveedor' ? (
    <EnProceso historia={historia} devolucion={enCurso} alActuar={alActuar} />
  ) : (
    <PorConfirmar historia={historia} devolucion={enCurso} alActuar={alActuar} />
  );
};

const EnProceso = ({ historia, devolucion, alActuar }: Props & { devolucion: DevolucionDePago }) => {
  const puede = useOperador().permisos.includes('pagos.devolver');
  const { importe, respuesta, es_propia, se_puede_cerrar } = devolucion;
  return (
    <Nota titulo={`Devolución en proceso: ${formatImporte(importe)}`}>
      <Stack gap="sm">
        <Text>
          Se le pide a {historia.nombre_del_medio} una vez, y se le pregunta hasta que diga cómo terminó.
          {respuesta !== null && ` ${respuesta}`}
        </Text>
        {se_puede_cerrar && es_propia && <Text>La pediste vos: si no va a contestar, la cierra otra persona.</Text>}
        {puede && se_puede_cerrar && !es_propia && (
          <Group gap="sm">
            <Button variant="default" onClick={() => alActuar(crearCierre(historia, devolucion))}>
              Dejar de pedirla
            </Button>
          </Group>
        )}
      </Stack>
    </Nota>
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
