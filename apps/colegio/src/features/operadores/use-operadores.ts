import { todosLosMensajes } from '@colega/contract/mensajes';
import { nombrarRoles, type OperadorDelColegio, rutasDeOperadores } from '@colega/contract/operadores';
import { etiquetaDe } from '@colega/contract/route';
import type { Rol } from '@colega/domain/permisos';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { useQuery } from '@tanstack/react-query';

export const nombreDe = ({ nombre, apellido }: Pick<OperadorDelColegio, 'nombre' | 'apellido'>): string =>
  `${nombre} ${apellido}`;

export const useOperadores = () => {
  const { data, error, isFetching, refetch } = useQuery(consulta(rutasDeOperadores.operadores, {}));
  /** True when it was done: what was chosen stays otherwise. */
  const actuar = async (pedir: () => Promise<string>): Promise<boolean> => {
    try {
      avisarExito(await pedir());
      await refetch();
      return true;
    } catch (causa) {
      avisarError(explicarFalla(causa, todosLosMensajes.error_de_comunicacion));
      // Somebody was first: what they did is read, and the next attempt is of who has seen it.
      if (causa instanceof ErrorDeApi && [404, 412].includes(causa.status)) await refetch();
      return false;
    }
  };
  return {
    operadores: data?.items,
    error: data || isFetching ? null : error,
    actualizando: data !== undefined && isFetching,
    releer: () => void refetch(),
    cambiarRoles: (operador: OperadorDelColegio, roles: Rol[]) =>
      actuar(async () => {
        const pedido = { params: { id: operador.id }, body: { roles } };
        await llamar(rutasDeOperadores.cambiarRoles, pedido, { ifMatch: etiquetaDe(operador.version) });
        return `${nombreDe(operador)} ahora tiene: ${nombrarRoles(roles)}.`;
      }),
    reponerAcceso: ({ id }: OperadorDelColegio, motivo: string) =>
      actuar(async () => (await llamar(rutasDeOperadores.reponerAcceso, { params: { id }, body: { motivo } })).message),
    darDeBaja: ({ id, version }: OperadorDelColegio) =>
      actuar(async () => {
        const ifMatch = etiquetaDe(version);
        return (await llamar(rutasDeOperadores.bajaDeOperador, { params: { id } }, { ifMatch })).message;
      }),
  };
};
