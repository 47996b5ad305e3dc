import type { CuentaDePersona } from '@colega/contract/dinero';
import { formatImporte } from '@colega/domain/importes';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useOperador } from '../../../lib/operador.ts';
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
            <Text>Lo que se pidió bonificar no se debe, se debe menos o está en un cupón: así no se confirma.</Text>
          )}
          {es_propia && <Text>La pediste vos: la tiene que confirmar otra persona.</Text>}
          {puede && (
            <Group gap="sm">
              {!es_propia && importe !== null && (
                <Button onClick={() => alActuar(crearConfirmacionDeBonificacion(cuenta, { ...una, importe }))}>
                  {`Confirmar ${cuanto}`}
                </Button>
              )}
              <Button variant="default" onClick={() => alActuar(crearRechazoDeBonificacion(una))}>
                {es_propia ? 'Retirar el pedido' : 'No bonificarlo'}
              </Button>
            </Group>
          )}
        </Stack>
      </Nota>
    );
  });
};
