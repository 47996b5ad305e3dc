import { type Legajo, rutasDeDetalles, rutasDeLegajos, rutasDeObservaciones } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { etiquetaDe } from '@colega/contract/route';
import type { EstadoDeDetalle } from '@colega/domain/legajos';
import { detalleDelError, esFallaDeRed, explicarFaltaDeRed } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import type { RecienHecho } from '../../../lib/navegacion/recien-hecho.ts';

/** `alHacer` is for a screen that says what was done and what comes next; elsewhere a notice says it. */
export const useCambiosDelLegajo = (
  { id, version }: Pick<Legajo, 'id' | 'version'>,
  alHacer?: (recien: RecienHecho | null) => void,
) => {
  const cliente = useQueryClient();
  const navegar = useNavigate();
  const ifMatch = etiquetaDe(version);

  const refrescar = () =>
    Promise.all(
      [rutasDeLegajos.legajo, rutasDeLegajos.historialDelLegajo, rutasDeLegajos.listarLegajos].map(({ path }) =>
        cliente.invalidateQueries({ queryKey: [path] }),
      ),
    );

  /** OPN-130: the server's message or the fixed one. A refusal reads the file again (ERR-007, ERR-014). */
  const hacer = async (
    trabajo: () => Promise<{ message: string }>,
    fijo: string,
    { hecho, relee = true }: { hecho?: RecienHecho['hecho'] | undefined; relee?: boolean } = {},
  ): Promise<boolean> => {
    try {
      const dicho = (await trabajo()).message || fijo;
      const loDice = hecho !== undefined && alHacer !== undefined;
      if (!loDice) avisarExito(dicho);
      // what comes next is not told from what was read before
      if (relee) await refrescar();
      alHacer?.(hecho === undefined ? null : { hecho, dicho });
      return true;
    } catch (error) {
      avisarError(detalleDelError(error, esFallaDeRed(error) ? mensajes.sin_conexion : mensajes.error_interno));
      await refrescar();
      return false;
    }
  };

  const idDeEstado = async (clave: EstadoDeDetalle): Promise<number> => {
    const estados = await cliente.fetchQuery({
      ...consulta(rutasDeReferencias.estadosLegajos, {}),
      staleTime: Number.POSITIVE_INFINITY,
    });
    return estados.items.find((estado) => estado.clave === clave)?.id ?? 0;
  };

  const cambiarEstado = async (
    detalleId: number,
    clave: EstadoDeDetalle,
    hecho?: RecienHecho['hecho'],
  ): Promise<void> => {
    const estado_id = await idDeEstado(clave).catch((error: unknown) => {
      avisarError(explicarFaltaDeRed(error, mensajes.error_cargar_estados)); // ERR-010
      return null;
    });
    if (estado_id === null) return;
    const partes = { params: { id: detalleId }, body: { estado_id } };
    const cambio = () => llamar(rutasDeDetalles.cambiarEstadoDeDetalle, partes, { ifMatch });
    await hacer(cambio, mensajes.estado_actualizado, { hecho });
  };

  return {
    confirmar: (detalleId: number) => cambiarEstado(detalleId, 'confirmado', 'confirmado'),
    confirmarAmpliacion: (detalleId: number) => cambiarEstado(detalleId, 'confirmado', 'ampliacion_confirmada'),
    anular: (detalleId: number) => cambiarEstado(detalleId, 'anulado'),
    responder: async (id: number, texto: string): Promise<boolean> => {
      const respuesta = () =>
        llamar(rutasDeObservaciones.responderObservacion, { params: { id }, body: { texto } }, { ifMatch });
      return hacer(respuesta, mensajes.observacion_respondida, { hecho: 'respondido' });
    },
    eliminarDetalle: async (detalleId: number): Promise<void> => {
      const borrado = () => llamar(rutasDeDetalles.eliminarDetalle, { params: { id: detalleId } }, { ifMatch });
      await hacer(borrado, mensajes.detalle_eliminado);
    },
    eliminarLegajo: async (): Promise<void> => {
      const borrado = () => llamar(rutasDeLegajos.eliminarLegajo, { params: { id } }, { ifMatch });
      if (!(await hacer(borrado, mensajes.legajo_eliminado, { relee: false }))) return;
      void cliente.invalidateQueries({ queryKey: [rutasDeLegajos.listarLegajos.path] });
      await navegar(DIRECCIONES.legajos, { replace: true });
    },
  };
};
