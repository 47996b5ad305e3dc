import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { esNoEncontrado } from '../../lib/api/error-de-api.ts';
import { leerBorrador } from '../../lib/borradores/almacen-de-borradores.ts';
import { leerCopia } from '../../lib/borradores/copias.ts';
import { BotonEnlace } from '../../ui/botones/boton-enlace.tsx';
import { FallaDeConsulta } from '../../ui/esperas/falla-de-consulta.tsx';
import { ConTitulo } from '../../ui/paginas/con-titulo.tsx';
import { EsperandoElBorrador, type PropsDeConBorrador } from './esperando-el-borrador.tsx';
import { DEL_SERVIDOR, traerBorrador, usuario } from './traer-borrador.ts';

const lugarDe = (id: string, { nombre, varios }: PropsDeConBorrador): string => {
  const esta = leerCopia(usuario(), nombre)?.id === id;
  const cabe = !varios && leerBorrador(usuario(), nombre) === null;
  return esta || cabe ? nombre : `${nombre}~${id}`;
};

/** The one that the address asks for. */
const BorradorElegido = ({ id, ...props }: PropsDeConBorrador & { id: string }) => {
  const { titulo, children } = props;
  const [lugar] = useState(() => lugarDe(id, props));
  const [hayAca] = useState(() => leerBorrador(usuario(), lugar) !== null && leerCopia(usuario(), lugar)?.id === id);
  const { pathname } = useLocation();
  const leido = useQuery({
    ...DEL_SERVIDOR,
    queryKey: ['abrir-borrador', id],
    queryFn: ({ signal }) => traerBorrador(id, lugar, { signal }),
    // Asking again would take away what somebody is typing into: from here on the wizard looks for what is new by itself.
    enabled: ({ state }) => !hayAca || state.error === null,
  });
  if (leido.data) return children(lugar);
  // without network, or gone from the server, what is on this device is still here
  if (leido.error && hayAca) return children(lugar);
  if (!leido.error) return <EsperandoElBorrador titulo={titulo} />;
  return (
    <ConTitulo titulo={titulo} esperando>
      {esNoEncontrado(leido.error) ? (
        <Stack gap="md" align="flex-start">
          <Text role="alert">Este borrador ya se guardó o se quitó.</Text>
          <BotonEnlace to={pathname} variant="default">
            Empezar uno nuevo
          </BotonEnlace>
        </Stack>
      ) : (
        <FallaDeConsulta
          error={leido.error}
          mensaje="No pudimos abrir el borrador."
          alReintentar={() => void leido.refetch()}
          reintentando={leido.isRefetching}
        />
      )}
    </ConTitulo>
  );
};

export default BorradorElegido;
