import { mensajesDeEntrada } from '@colega/contract/mensajes';
import type { SegundoPaso } from '@colega/contract/sesion';
import { firmarConLlave, puedeHaberLlaves } from '@colega/web-kit/lib/llaves/llaves.ts';
import { useRef, useState } from 'react';
import { completarIngreso, type SegundoFactorDado } from './completar-ingreso.ts';

export type ModoDeSegundoPaso = 'app' | 'recuperacion' | 'llave';
export type PropsDelSegundoPaso = {
  paso: SegundoPaso;
  alEntrar: () => Promise<void>;
  /** It says why, unless the person wished it. */
  alVolver: (aviso: string | null) => void;
};

/** This browser can ask for these, and the first one is asked first. */
const modosDe = ({ medios, llave }: SegundoPaso): ModoDeSegundoPaso[] =>
  (['app', 'llave', 'recuperacion'] as const).filter(
    (modo) => medios.includes(modo) && (modo !== 'llave' || puedeHaberLlaves(llave?.rpId ?? null)),
  );

export const useSegundoPaso = ({ paso, alEntrar, alVolver }: PropsDelSegundoPaso) => {
  const modos = modosDe(paso);
  const [elegido, setElegido] = useState<ModoDeSegundoPaso | null>(null);
  const [codigo, setCodigo] = useState('');
  const [falla, setFalla] = useState<string | null>(null);
  const [ocupado, setOcupado] = useState(false);
  const enCurso = useRef(false);
  const modo = elegido ?? modos[0] ?? 'recuperacion';

  const hacer = async (trabajo: () => Promise<string | null>): Promise<boolean> => {
    if (enCurso.current) return true;
    enCurso.current = true;
    setOcupado(true);
    setFalla(null);
    const problema = await trabajo();
    enCurso.current = false;
    setOcupado(false);
    setFalla(problema);
    return problema === null;
  };

  /** Null when the person is in, or has to begin again. */
  const dar = async (dado: SegundoFactorDado): Promise<string | null> => {
    const resultado = await completarIngreso(paso.desafio, dado);
    if (typeof resultado === 'string') return resultado;
    if (resultado === null) await alEntrar();
    else alVolver(resultado.vencido);
    return null;
  };

  /** False when the code was wrong. */
  const enviarCodigo = () =>
    hacer(async () => (codigo.trim() === '' ? mensajesDeEntrada.codigo_requerido : dar({ codigo: codigo.trim() })));
  const usarLlave = () =>
    hacer(async () => {
      if (!paso.llave) return mensajesDeEntrada.llave_incorrecta;
      const llave = await firmarConLlave(paso.llave).catch(() => null);
      return llave ? dar({ llave }) : mensajesDeEntrada.llave_incorrecta;
    });
  const elegir = (otro: ModoDeSegundoPaso) => {
    setElegido(otro);
    setCodigo('');
    setFalla(null);
  };
  const otros = modos.filter((otro) => otro !== modo);
  return { modo, otros, codigo, escribir: setCodigo, falla, ocupado, enviarCodigo, usarLlave, elegir };
};
