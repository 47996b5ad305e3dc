import { rutasDePagosRecibidos } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatImporte } from '@colega/domain/importes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { direccionDePago } from '../../../lib/direcciones.ts';
import { useOperador } from '../../../lib/operador.ts';
import type { ActoDeTesoreria } from '../acto-de-tesoreria.ts';
import { DialogoDeTesoreria } from '../dialogo-de-tesoreria.tsx';
import { crearDevolucion } from '../pagos/actos-de-pago.ts';
import { Devoluciones } from '../pagos/devoluciones.tsx';
import { Historia } from '../pagos/historia.tsx';

/** It is given back as from its own page: by its provider, or by a transfer that another person confirms. */
export const PagoDelCaso = ({ id, alHacerse }: { id: number; alHacerse: () => void }) => {
  const [acto, setActo] = useState<ActoDeTesoreria | null>(null);
  const puede = useOperador().permisos.includes('pagos.devolver');
  const { data, error, isFetching, refetch } = useQuery(
    consulta(rutasDePagosRecibidos.historiaDePago, { params: { id } }),
  );
  if (!data && error && !isFetching)
    return (
      <FallaDeConsulta error={error} mensaje={todosLosMensajes.error_cargar_pago} alReintentar={() => void refetch()} />
    );
  if (!data) return <EsqueletoDeTarjetas alto={120} cantidad={1} />;
  const { devolver, importe, nombre_del_medio, externo, eventos, respuesta } = data;
  return (
    <Stack gap="sm" role="group" aria-label={`Pago ${id}`}>
      <Group gap="sm" align="center">
        <Text fw={700}>
          {formatImporte(importe)} por {nombre_del_medio}, operación {externo}
        </Text>
        <Anchor component={Link} to={direccionDePago(id)}>{`Ver el pago ${id}`}</Anchor>
      </Group>
      <Devoluciones historia={data} alActuar={setActo} />
      {puede && devolver.puede && (
        <Group gap="sm">
          {devolver.proveedor !== null && (
            <Button variant="default" onClick={() => setActo(crearDevolucion(data, 'proveedor'))}>
              {`Devolver el pago ${id} por ${devolver.proveedor}`}
            </Button>
          )}
          <Button variant="default" onClick={() => setActo(crearDevolucion(data, 'transferencia'))}>
            {`Devolver el pago ${id} por transferencia`}
          </Button>
        </Group>
      )}
      {puede && !devolver.puede && data.devoluciones.length === 0 && (
        <Text size="sm" c="dimmed">
          {devolver.porque}
        </Text>
      )}
      <Historia eventos={eventos} respuesta={respuesta} />
      {acto && (
        <DialogoDeTesoreria
          acto={acto}
          alCerrar={() => setActo(null)}
          alHacerse={() => {
            void refetch();
            alHacerse();
          }}
        />
      )}
    </Stack>
  );
};
