import type { ResultadoDePagoLeido } from '@colega/contract/dinero';
import { ErrorDeApi } from '@colega/web-kit/lib/api/error-de-api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { consultarPago, type RetornoDeSiro, resultadoDeSiro } from '../../../lib/consultas/pagos.ts';

export type PreguntaDeResultado = { cupon: number } | { siro: RetornoDeSiro };

/** S-261: afterwards the person asks. */
export const VUELTAS = 12;
const SEGUIR_ASI_ES_INUTIL = [400, 403, 404, 422];

export type EstadoDelResultado = {
  resultado: ResultadoDePagoLeido | null;
  rechazo: unknown;
  preguntando: boolean;
  vuelta: number;
  agotado: boolean;
  preguntar: () => Promise<void>;
};

/** PAG-026, OPN-099: a call that failed and an answer that is not final are asked again. */
export const useResultadoDePago = (pregunta: PreguntaDeResultado | null, alEntrar: boolean): EstadoDelResultado => {
  const cliente = useQueryClient();
  const [resultado, setResultado] = useState<ResultadoDePagoLeido | null>(null);
  const [rechazo, setRechazo] = useState<unknown>(null);
  const [preguntando, setPreguntando] = useState(false);
  const [vuelta, setVuelta] = useState(0);
  const enCurso = useRef(false);

  const preguntar = useCallback(async () => {
    if (!pregunta || enCurso.current) return;
    enCurso.current = true;
    setPreguntando(true);
    try {
      const leido = await ('siro' in pregunta ? resultadoDeSiro(pregunta.siro) : consultarPago(pregunta.cupon));
      setResultado(leido);
      if (leido.resultado !== 'pending') void cliente.invalidateQueries();
    } catch (error) {
      if (error instanceof ErrorDeApi && SEGUIR_ASI_ES_INUTIL.includes(error.status)) setRechazo(error);
    } finally {
      enCurso.current = false;
      setPreguntando(false);
      setVuelta((previa) => previa + 1);
    }
  }, [pregunta, cliente]);

  useEffect(() => {
    if (alEntrar) void preguntar();
  }, [alEntrar, preguntar]);
  return { resultado, rechazo, preguntando, vuelta, agotado: vuelta >= VUELTAS, preguntar };
};
