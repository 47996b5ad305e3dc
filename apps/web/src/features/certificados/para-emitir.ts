import type { TipoOfrecido } from '@colega/contract/certificados';
import { type Legajo, rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { esNoEncontrado } from '@colega/web-kit/lib/api/error-de-api.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useQuery } from '@tanstack/react-query';
import { usePermiteCertificado, useTiposDeCertificado } from '../../lib/consultas/certificados.ts';
import { useHabilidad } from '../../lib/consultas/permisos.ts';

export type ParaEmitir = { legajo: Legajo; tipos: TipoOfrecido[]; impedimento: string | null };

/** The screens of certificates are opened by address too, so they ask what may be issued. */
export const useParaEmitir = (id: number) => {
  const habilidad = useHabilidad('Ejercicio');
  const legajo = useQuery({ ...consulta(rutasDeLegajos.legajo, { params: { id } }), enabled: id > 0 });
  const permite = usePermiteCertificado(id);
  const tipos = useTiposDeCertificado(legajo.data?.id ?? 0);
  const consultas = [legajo, permite, tipos];
  const completo = legajo.data && permite.data && tipos.data && habilidad.estado !== 'cargando';
  const impedimento =
    habilidad.estado === 'negada' ? (habilidad.porque ?? mensajes.sin_permiso) : motivoDe(permite.data);
  const datos: ParaEmitir | null =
    completo && habilidad.estado !== 'falla' ? { legajo: legajo.data, tipos: tipos.data.items, impedimento } : null;
  return {
    datos,
    inexistente: id === 0 || esNoEncontrado(legajo.error),
    falla: datos ? null : (consultas.find(({ error }) => error)?.error ?? fallaDe(habilidad.estado)),
    reintentar: () => {
      for (const { error, refetch } of consultas) if (error) void refetch();
      if (habilidad.estado === 'falla') habilidad.reintentar();
    },
    reintentando: consultas.some(({ isRefetching }) => isRefetching),
  };
};

const motivoDe = (leido: { permite_certificados: boolean; motivo: string | null } | undefined): string | null =>
  leido && !leido.permite_certificados ? (leido.motivo ?? mensajes.certificado_sin_cep) : null;

const fallaDe = (estado: string): Error | null => (estado === 'falla' ? new Error(mensajes.error_cargar_datos) : null);
