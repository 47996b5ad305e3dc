import {
  borradorAutomatico,
  comenzarLegajo,
  type EnlaceLeido,
  idsDelEnlace,
  leerEnlace,
  recorrerOtroIgual,
} from '@colega/asistentes/legajos';
import { validarFechaDeContrato } from '@colega/domain/legajos';
import { Stack } from '@mantine/core';
import { type ReactNode, useCallback, useMemo } from 'react';
import { SinEntender } from '../laboratorio/sin-entender.tsx';
import { leerTextoDelEnlace } from '../laboratorio/texto-del-enlace.ts';
import { SinFormularios, type VarianteAutomatica } from './asistente-automatico.tsx';
import { useFormularios } from './use-formularios.ts';
import type { Referencias } from './use-referencias.ts';

type Props = {
  titulo: string;
  calculado: string;
  referencias: Referencias;
  pasos: VarianteAutomatica['pasos'];
  children: (comienzo: Pick<VarianteAutomatica, 'inicial' | 'recorrido'>, deCual: string) => ReactNode;
};

/** Each calculation begins a draft of its own, so that coming back to its address goes on with it. */
const nombreDe = (texto: string): string => {
  let suma = 5381;
  for (const letra of texto) suma = (suma * 33 + letra.charCodeAt(0)) >>> 0;
  return `-con-${suma.toString(36)}`;
};

/** What was calculated without a file is all in the address, so that signing in on the way loses nothing. */
const ConLoCalculado = ({ titulo, calculado, referencias, pasos, children }: Props) => {
  const contenido = useMemo(() => leerTextoDelEnlace(calculado), [calculado]);
  const { hoy } = referencias.configuracion;
  const tareas = useMemo(
    () => (typeof contenido === 'string' ? [] : idsDelEnlace(contenido).map((segmento_tarea) => ({ segmento_tarea }))),
    [contenido],
  );
  const formularios = useFormularios({ tareas, fecha: hoy }, referencias);
  const leido = useMemo((): EnlaceLeido => {
    const vacio = comenzarLegajo(borradorAutomatico(), referencias);
    if (typeof contenido === 'string') return { borrador: vacio, sinEntender: [contenido] };
    const { rubros, categorias } = referencias;
    const contexto = {
      ...{ hoy, con_montos: true, locadores: [], matriculas: referencias.matriculas },
      ...{ modalidades: referencias.modalidades, rubros, categorias, tareas: referencias.tareas },
      formularios: formularios.formularios,
    };
    return leerEnlace(contenido, vacio, contexto);
  }, [contenido, referencias, hoy, formularios.formularios]);
  const inicial = useCallback(() => leido.borrador, [leido]);
  // a day that no file may have is seen where it is changed
  const valeLaFecha = validarFechaDeContrato(leido.borrador.fecha, hoy, 'automatico').length === 0;
  const recorrido = useMemo(
    () => (valeLaFecha ? recorrerOtroIgual(pasos, leido.borrador, referencias) : undefined),
    [valeLaFecha, pasos, leido, referencias],
  );
  if (formularios.falla || formularios.pendientes) return <SinFormularios titulo={titulo} formularios={formularios} />;
  return (
    <Stack gap="lg">
      <SinEntender frases={leido.sinEntender} />
      {children({ inicial, ...(recorrido && { recorrido }) }, nombreDe(calculado))}
    </Stack>
  );
};

export default ConLoCalculado;
