import { contratoOriginal } from '@colega/asistentes/legajos';
import { type CalculoHonorario, rutasDeHonorarios } from '@colega/contract/honorarios';
import { type Detalle, type Legajo, rutasDeLegajos } from '@colega/contract/legajos';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useQuery } from '@tanstack/react-query';

export type Abierto = {
  legajo: Legajo;
  detalle: Detalle | null;
  /** A new expansion has the calculation of the original contract. */
  calculo: CalculoHonorario | null;
};

/** The stored file behind a draft, and how to read it again when somebody changed it meanwhile. */
export type OrigenGuardado<B> = {
  abierto: Abierto;
  releer: () => Promise<Abierto>;
  comoBorrador: (abierto: Abierto) => B | null;
  adoptar: (abierto: Abierto) => void;
};

export type QueAbrir = 'original' | 'nueva' | number;

export const abrir = async (id: number, que: QueAbrir, signal?: AbortSignal): Promise<Abierto> => {
  const opciones = signal ? { signal } : {};
  const legajo = await llamar(rutasDeLegajos.legajo, { params: { id } }, opciones);
  const original = contratoOriginal(legajo);
  const ampliacion = legajo.detalles.find((otro) => otro.id === que && otro.tipo_contrato === 'ampliacion');
  const detalle = (que === 'original' ? original : ampliacion) ?? null;
  const calculoId = (que === 'nueva' ? original : detalle)?.calculo_honorario_id ?? null;
  const calculo =
    calculoId === null ? null : await llamar(rutasDeHonorarios.calculo, { params: { id: calculoId } }, opciones);
  return { legajo, detalle, calculo };
};

/** It is read anew each time a wizard opens, since the stored version is the one to edit. */
export const useAbierto = (id: number, que: QueAbrir) =>
  useQuery({
    queryKey: ['abrir-legajo', id, que],
    queryFn: ({ signal }) => abrir(id, que, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: 'always',
  });
