import type { CuentaDePersona } from '@colega/contract/dinero';
import { formatImporte } from '@colega/domain/importes';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { formatInstante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Group, Stack, Text } from '@mantine/core';
import { useOperador } from '../../../lib/operador.ts';
import { Accion } from '../../../ui/seccion.tsx';
import type { ActoDeTesoreria } from '../acto-de-tesoreria.ts';
import { crearConfirmacionDeBonificacion, crearRechazoDeBonificacion } from './actos-de-cuenta.ts';

type Props = { cuenta: CuentaDePersona; alActuar: (acto: ActoDeTesoreria) => void };

/** What waits for somebody who did not ask for it. */
export const BonificacionesPedidas = ({ cuenta, alActuar }: Props) => {
  const puede = useOperador().permisos.includes('cuentas.bonificar');
  return cuenta.bonificaciones.map((una) => {
    const { id, que, pedido, importe, pidio, motivo, es_propia } = una;
    const cuanto = formatImporte(importe ?? pedido);
    return (
      <Nota key={id} tono="advierte" titulo={`Bonificación por confirmar: ${cuanto}`}>
        <Stack gap="sm">
          <Text>
            La pidió {pidio}
            {que !== null && `, de ${que}`}: {motivo}
          </Text>
          {importe === null && (
            <Text>
              Lo que se pidió bonificar no se debe, se debe menos, está en un cupón o ya se bonificó antes: así no se
              confirma.
            </Text>
          )}
          {es_propia && <Text>La pediste vos: la tiene que confirmar otra persona.</Text>}
          {puede && (
            <Group gap="sm">
              {!es_propia && importe !== null && (
                <Accion
                  de={que ?? motivo}
                  principal
                  alPresionar={() => alActuar(crearConfirmacionDeBonificacion(cuenta, { ...una, importe }))}
                >
                  {`Confirmar ${cuanto}`}
                </Accion>
              )}
              <Accion de={que ?? motivo} alPresionar={() => alActuar(crearRechazoDeBonificacion(una))}>
                {es_propia ? 'Retirar el pedido' : 'No bonificarlo'}
              </Accion>
            </Group>
          )}
        </Stack>
      </Nota>
    );
  });
};

/** How the last ones that were asked for ended: who decided and, if they are not waived, why. */
export const BonificacionesDecididas = ({ cuenta: { decididas } }: Pick<Props, 'cuenta'>) =>
  decididas.map(({ id, que, confirmada, importe, motivo, pidio, decidio, decidida_en, respuesta }) => (
    <Text key={id} size="sm">
      <b>{confirmada ? `Se bonificaron ${formatImporte(importe)}` : `No se bonificaron ${formatImporte(importe)}`}</b>
      {que !== null && ` de ${que}`}. Lo pidió {pidio}: {motivo}.{' '}
      {confirmada ? 'Lo confirmó' : decidio === pidio ? 'Lo retiró' : 'Decidió que no'} {decidio}, el{' '}
      {formatInstante(decidida_en)}
      {respuesta === null ? '.' : `: ${respuesta}`}
    </Text>
  ));
