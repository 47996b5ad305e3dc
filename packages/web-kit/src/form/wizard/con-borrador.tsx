import { type BorradorLeido, rutasDeBorradores } from '@colega/contract/borradores';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { esNoEncontrado } from '../../lib/api/error-de-api.ts';
import { llamar } from '../../lib/api/llamar.ts';
import { guardarBorrador, leerBorrador } from '../../lib/borradores/almacen-de-borradores.ts';
import { anotarCopia, huellaDe, leerCopia } from '../../lib/borradores/copias.ts';
import { armarValores, leerValores } from '../../lib/borradores/valores.ts';
import { leerSesion } from '../../lib/sesion/sesion.ts';
import { BotonEnlace } from '../../ui/botones/boton-enlace.tsx';
import { EsqueletoDePantalla } from '../../ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '../../ui/esperas/falla-de-consulta.tsx';
import { ConTitulo } from '../../ui/paginas/con-titulo.tsx';

type Props = {
  titulo: string;
  /** Of the wizard, as its draft is called on this machine. */
  nombre: string;
  /** Drawn with the name under which the draft that the address asks for is kept here. */
  children: (nombre: string) => ReactNode;
};

/** `?borrador=…` opens that one, whichever device it was left on; without it, what is on this one. */
export const ConBorrador = ({ titulo, nombre, children }: Props) => {
  const [busqueda] = useSearchParams();
  const id = busqueda.get('borrador');
  if (id === null) return children(nombre);
  return (
    <Elegido key={id} id={id} titulo={titulo} nombre={nombre}>
      {children}
    </Elegido>
  );
};

const lugarDe = (user_id: number, nombre: string, id: string): string =>
  leerCopia(user_id, nombre)?.id === id ? nombre : `${nombre}~${id}`;

type Guardado = Parameters<typeof armarValores>[0];

/** What is here stays unless it is an older copy of what the server has; of two that are newer the wizard asks. */
const ponerEnElLugar = (user_id: number, lugar: string, leido: BorradorLeido): void => {
  const copia = leerCopia(user_id, lugar);
  const aca = leerBorrador(user_id, lugar) as Guardado | null;
  const esCopia = aca !== null && copia !== null && copia.huella === huellaDe(armarValores(aca));
  if (aca !== null && copia !== null && (!esCopia || copia.version >= leido.version)) return;
  guardarBorrador(user_id, lugar, leerValores(leido));
  const { id, version, valores } = leido;
  anotarCopia(user_id, lugar, { id, version, huella: huellaDe(valores), enviadas: [] });
};

const Elegido = ({ id, titulo, nombre, children }: Props & { id: string }) => {
  const user_id = leerSesion()?.user_id ?? 0;
  const [lugar] = useState(() => lugarDe(user_id, nombre, id));
  const [hayAca] = useState(() => leerBorrador(user_id, lugar) !== null);
  const { pathname } = useLocation();
  const leido = useQuery({
    queryKey: ['abrir-borrador', id],
    queryFn: async ({ signal }) => {
      const borrador = await llamar(rutasDeBorradores.borrador, { params: { id } }, { signal });
      ponerEnElLugar(user_id, lugar, borrador);
      return true;
    },
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  if (leido.data) return children(lugar);
  // without network, or gone from the server, what is on this device is still here
  if (leido.error && hayAca) return children(lugar);
  return (
    <ConTitulo titulo={titulo} esperando>
      {esNoEncontrado(leido.error) ? (
        <Stack gap="md" align="flex-start">
          <Text role="alert">Este borrador ya se guardó o se quitó.</Text>
          <BotonEnlace to={pathname} variant="default">
            Empezar uno nuevo
          </BotonEnlace>
        </Stack>
      ) : leido.error ? (
        <FallaDeConsulta
          error={leido.error}
          mensaje="No pudimos abrir el borrador."
          alReintentar={() => void leido.refetch()}
          reintentando={leido.isRefetching}
        />
      ) : (
        <EsqueletoDePantalla />
      )}
    </ConTitulo>
  );
};
