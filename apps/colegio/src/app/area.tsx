import { todosLosMensajes } from '@colega/contract/mensajes';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { NavegacionContext } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { useTituloYFoco } from '@colega/web-kit/lib/navegacion/use-titulo-y-foco.ts';
import { EsqueletoDePantalla } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Marco } from '@colega/web-kit/ui/marco/marco.tsx';
import { Proveedores } from '@colega/web-kit/ui/marco/proveedores.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Outlet, useLocation } from 'react-router';
import { DIRECCIONES } from '../lib/direcciones.ts';
import { OperadorContext } from '../lib/operador.ts';
import { Acciones } from './acciones.tsx';
import { IngresoEncima } from './ocio/ingreso-encima.tsx';
import { PANTALLAS, pantallasPara } from './pantallas.ts';
import { SinSegundoFactor } from './sin-segundo-factor.tsx';

export const Area = () => {
  useTituloYFoco();
  return (
    <NavegacionContext value={NAVEGACION}>
      <Proveedores>
        <ConOperador />
        <IngresoEncima />
      </Proveedores>
    </NavegacionContext>
  );
};

const NAVEGACION = {
  inicio: DIRECCIONES.bandeja,
  existe: (direccion: string) => PANTALLAS.some(({ path }) => path === direccion),
  precargar: (direccion: string) => {
    PANTALLAS.find(({ path }) => path === direccion)
      ?.cargar()
      .catch(() => undefined);
  },
};

const ConOperador = () => {
  const { data, error, refetch } = useQuery(consulta(rutasDeOperadores.operadorPropio, {}));
  const { pathname } = useLocation();
  const entradas = useMemo(
    () =>
      pantallasPara(data?.permisos ?? []).map(({ path, titulo, icono }) => ({
        ...{ path, titulo, icono },
        // Every address begins as that of the first screen does.
        prefijos: path === DIRECCIONES.bandeja ? (pathname === path ? [path] : []) : [path],
      })),
    [data, pathname],
  );
  return (
    <OperadorContext value={data ?? null}>
      <Marco entradas={data ? entradas : []} acciones={data && <Acciones operador={data} />}>
        {data?.falta_segundo_factor && <SinSegundoFactor />}
        {data && !data.falta_segundo_factor && <Outlet />}
        {!data && error && (
          <FallaDeConsulta
            error={error}
            mensaje={todosLosMensajes.error_cargar_operador}
            alReintentar={() => void refetch()}
          />
        )}
        {!data && !error && <EsqueletoDePantalla />}
      </Marco>
    </OperadorContext>
  );
};
