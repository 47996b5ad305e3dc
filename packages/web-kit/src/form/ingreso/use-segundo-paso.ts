import { mensajesDeEntrada } from '@colega/contract/mensajes';
import type { SegundoPaso } from '@colega/contract/sesion';
import { crearCampo } from '@colega/domain/formularios';
import { useState } from 'react';
import { firmarConLlave, puedeHaberLlaves } from '../../lib/llaves/llaves.ts';
import { completarIngreso, type SegundoFactorDado } from '../../lib/sesion/completar-ingreso.ts';
import { useFormularioSimple } from '../use-formulario-simple.ts';

export type ModoDeSegundoPaso = 'app' | 'recuperacion' | 'llave';
export type PropsDelSegundoPaso = {
  paso: SegundoPaso;
  alEntrar: () => Promise<void>;
  alVolver: (aviso: string | null) => void;
};

const modosDe = ({ medios, llave }: SegundoPaso): ModoDeSegundoPaso[] =>
  (['app', 'llave', 'recuperacion'] as const).filter(
    (modo) => medios.includes(modo) && (modo !== 'llave' || puedeHaberLlaves(llave?.rpId ?? null)),
  );

const DE_LA_APP = [crearCampo('codigo', 'Código de 6 dígitos', 'texto', { autocompletar: 'one-time-code' })];
const DE_RECUPERACION = [crearCampo('codigo', 'Código de recuperación', 'texto')];

/** State of the second step: with what, what is typed, what is wrong, what is under way. */
export const useSegundoPaso = ({ paso, alEntrar, alVolver }: PropsDelSegundoPaso) => {
  const modos = modosDe(paso);
  const [elegido, setElegido] = useState<ModoDeSegundoPaso | null>(null);
  const [falla, setFalla] = useState<string | null>(null);
  const modo = elegido ?? modos[0] ?? 'recuperacion';
  const { valores, ocupado, escribir, intentar, entrada } = useFormularioSimple(
    modo === 'app' ? DE_LA_APP : DE_RECUPERACION,
  );
  const codigo = valores.codigo.trim();

  /** Whether there is nothing to say of it. */
  const hacer = async (trabajo: () => Promise<string | null>): Promise<boolean> => {
    let problema: string | null = null;
    await intentar(async () => {
      setFalla(null);
      problema = await trabajo();
      setFalla(problema);
      return false;
    });
    return problema === null;
  };

  const dar = async (dado: SegundoFactorDado): Promise<string | null> => {
    const resultado = await completarIngreso(paso.desafio, dado);
    if (typeof resultado === 'string') return resultado;
    if (resultado === null) await alEntrar();
    else alVolver(resultado.vencido);
    return null;
  };

  const enviarCodigo = () => hacer(async () => (codigo === '' ? mensajesDeEntrada.codigo_requerido : dar({ codigo })));
  const usarLlave = () =>
    hacer(async () => {
      if (!paso.llave) return mensajesDeEntrada.llave_incorrecta;
      const llave = await firmarConLlave(paso.llave).catch(() => null);
      return llave ? dar({ llave }) : mensajesDeEntrada.llave_incorrecta;
    });
  const elegir = (otro: ModoDeSegundoPaso) => {
    setElegido(otro);
    escribir('codigo', '');
    setFalla(null);
  };
  const otros = modos.filter((otro) => otro !== modo);
  return { modo, otros, entrada: entrada('codigo'), falla, ocupado, enviarCodigo, usarLlave, elegir };
};
