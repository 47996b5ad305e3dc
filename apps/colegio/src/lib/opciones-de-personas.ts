import { todosLosMensajes } from '@colega/contract/mensajes';
import { rutasDePersonas } from '@colega/contract/perfil';
import type { OpcionesDelServidor } from '@colega/web-kit/form/filtros/campos-que-filtran.tsx';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useQuery } from '@tanstack/react-query';

type Elegidos = { estado?: string; especialidad: string; distrito_id: string };

/** Of what a list of people may be asked. What the address says stays chosen while its name is not known. */
export const useOpcionesDePersonas = ({ estado = '', especialidad, distrito_id }: Elegidos) => {
  const { data, isError, refetch } = useQuery(consulta(rutasDePersonas.opcionesDePersonas, {}));
  const falla =
    isError && !data
      ? { mensaje: todosLosMensajes.error_cargar_opciones_de_filtros, alReintentar: () => void refetch() }
      : undefined;
  const lista = (elegido: string, opciones: { valor: string; etiqueta: string }[]): OpcionesDelServidor => {
    const esta = elegido === '' || opciones.some(({ valor }) => valor === elegido);
    return { opciones: esta ? opciones : [...opciones, { valor: elegido, etiqueta: elegido }], falla };
  };
  const { estados = [], especialidades = [], distritos = [] } = data ?? {};
  return {
    estado: lista(
      estado,
      estados.map(({ clave, nombre }) => ({ valor: clave, etiqueta: nombre })),
    ),
    especialidad: lista(
      especialidad,
      especialidades.map((valor) => ({ valor, etiqueta: valor })),
    ),
    distrito_id: lista(
      distrito_id,
      distritos.map(({ id, nombre }) => ({ valor: String(id), etiqueta: nombre })),
    ),
  };
};
