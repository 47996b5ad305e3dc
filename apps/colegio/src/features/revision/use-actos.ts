import { rutasDePapeles } from '@colega/contract/dinero';
import { type RevisionDelLegajo, rutasDeBandeja, rutasDeRevision } from '@colega/contract/legajos';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { etiquetaDe } from '@colega/contract/route';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import type { OpcionesDeLlamada } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { olvidarTeclasEnEspera } from '../../lib/teclas-en-espera.ts';

const LO_QUE_CAMBIA = [
  rutasDeRevision.legajoEnRevision,
  rutasDeRevision.cambiosDelLegajo,
  rutasDePapeles.papelesDelLegajo,
  rutasDeRevision.historialEnRevision,
  rutasDeBandeja.bandeja,
  rutasDeBandeja.colaDeBandeja,
];

const loCambioOtro = (causa: unknown): causa is ErrorDeApi => causa instanceof ErrorDeApi && causa.status === 412;

export type PedirActo = (opciones: OpcionesDeLlamada) => Promise<{ message: string }>;

/** Acts on the file as it was read: one at a time, the same attempt with the same key. */
export const useActos = ({ version }: Pick<RevisionDelLegajo, 'version'>) => {
  const cliente = useQueryClient();
  const [cruce, setCruce] = useState<string | null>(null);
  const enCurso = useRef(false);
  const { claveDe } = useIntento();

  const releer = () => Promise.all(LO_QUE_CAMBIA.map(({ path }) => cliente.invalidateQueries({ queryKey: [path] })));

  /** `que` tells one attempt from another. True when it was done: what was typed stays otherwise. */
  const actuar = async (que: string, pedir: PedirActo): Promise<boolean> => {
    if (enCurso.current) return false;
    enCurso.current = true;
    try {
      const { message } = await pedir({
        ifMatch: etiquetaDe(version),
        idempotencyKey: claveDe(`${version} ${que}`),
      });
      setCruce(null);
      avisarExito(message);
      return true;
    } catch (causa) {
      olvidarTeclasEnEspera();
      if (loCambioOtro(causa)) setCruce(causa.problem?.detail ?? todosLosMensajes.version_vencida);
      else avisarError(explicarFalla(causa, todosLosMensajes.error_de_comunicacion));
      return false;
    } finally {
      enCurso.current = false;
      await releer();
    }
  };
  return { actuar, releer, cruce, olvidarCruce: () => setCruce(null) };
};
export type Actos = ReturnType<typeof useActos>;
