import { type FilaDeBandeja, rutasDeBandeja } from '@colega/contract/legajos';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { direccionDeLegajo } from '../../lib/direcciones.ts';
import { usePedirSiguiente } from '../../lib/use-pedir-siguiente.ts';
import { FILTROS_DE_BANDEJA, type FiltrosDeLaCola, pedidoDe } from './filtros.ts';
import { useReleer } from './use-cola.ts';

/** Somebody else has it: who and since when, in the server's words. */
export type Negado = { id: number; numero: number; mensaje: string };
type Legajo = Pick<FilaDeBandeja, 'id' | 'numero_legajo'>;

const esNegativa = (causa: unknown): causa is ErrorDeApi =>
  causa instanceof ErrorDeApi && causa.problem?.codigo === 'legajo_tomado';

/** S-591. Taking, freeing and going on: one at a time, and the queues are read again after each. */
export const useTomas = (filtros: FiltrosDeLaCola, puedeTomar: boolean) => {
  const navegar = useNavigate();
  const { search } = useLocation();
  const releer = useReleer();
  const [negado, setNegado] = useState<Negado | null>(null);
  const [dicho, setDicho] = useState('');
  const enCurso = useRef(false);
  const pedirSiguiente = usePedirSiguiente();

  const actuar = async (acto: () => Promise<void>, legajo?: Legajo): Promise<void> => {
    if (enCurso.current) return;
    enCurso.current = true;
    setDicho('');
    setNegado(null);
    try {
      await acto();
    } catch (causa) {
      const mensaje = explicarFalla(causa, todosLosMensajes.error_de_comunicacion);
      if (legajo && esNegativa(causa)) setNegado({ id: legajo.id, numero: legajo.numero_legajo, mensaje });
      else avisarError(mensaje);
    } finally {
      enCurso.current = false;
      void releer();
    }
  };
  const tomar = async ({ id }: Legajo): Promise<void> => {
    await llamar(rutasDeBandeja.tomarLegajo, { params: { id } });
  };
  const ir = (id: number): void => void navegar(direccionDeLegajo(id, search));

  return {
    negado,
    /** What the last act did. */
    dicho,
    olvidar: () => setNegado(null),
    abrir: (legajo: Legajo) =>
      actuar(async () => {
        if (puedeTomar) await tomar(legajo);
        ir(legajo.id);
      }, legajo),
    tomar: (legajo: Legajo) =>
      actuar(async () => {
        await tomar(legajo);
        setDicho(`Tenés el legajo ${legajo.numero_legajo}.`);
      }, legajo),
    soltar: (legajo: Legajo) =>
      actuar(async () => {
        await llamar(rutasDeBandeja.soltarLegajo, { params: { id: legajo.id } });
        setDicho(`El legajo ${legajo.numero_legajo} quedó libre.`);
      }, legajo),
    siguiente: () =>
      actuar(async () => {
        const id = await pedirSiguiente({ params: { cola: filtros.cola }, body: pedidoDe(filtros) });
        if (id !== null) ir(id);
        else
          setDicho(
            FILTROS_DE_BANDEJA.cantidad(filtros) > 0
              ? todosLosMensajes.nada_libre_con_esos_filtros
              : todosLosMensajes.nada_libre,
          );
      }),
  };
};
export type Tomas = ReturnType<typeof useTomas>;
