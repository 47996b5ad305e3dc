import {
  borradorAutomatico,
  comenzarLegajo,
  type EnlaceLeido,
  idsDelEnlace,
  type LoPresupuestado,
  leerEnlace,
  recorrerOtroIgual,
  sumarPresupuesto,
} from '@colega/asistentes/legajos';
import { validarFechaDeContrato } from '@colega/domain/legajos';
import { Stack } from '@mantine/core';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { leerLoPresupuestado } from '../laboratorio/lo-presupuestado.ts';
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

/** Each calculation, with what its budget says, begins a draft of its own, so that coming back to its address goes on with it. */
const nombreDe = (texto: string, presupuestado: LoPresupuestado | null): string => {
  let suma = 5381;
  for (const letra of presupuestado ? `${texto}${JSON.stringify(presupuestado)}` : texto)
    suma = (suma * 33 + letra.charCodeAt(0)) >>> 0;
  return `-con-${suma.toString(36)}`;
};

/**
 * What was calculated without a file is all in the address, so that signing in on the way loses nothing; what its budget says besides is in this
 * tab (S-1215).
 */
const ConLoCalculado = ({ titulo, calculado, referencias, pasos, children }: Props) => {
  const contenido = useMemo(() => leerTextoDelEnlace(calculado), [calculado]);
  const [presupuestado] = useState(() => leerLoPresupuestado(calculado));
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
    const enlace = leerEnlace(contenido, vacio, contexto);
    return presupuestado ? { ...enlace, borrador: sumarPresupuesto(enlace.borrador, presupuestado) } : enlace;
  }, [contenido, presupuestado, referencias, hoy, formularios.formularios]);
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
      {children({ inicial, ...(recorrido && { recorrido }) }, nombreDe(calculado, presupuestado))}
    </Stack>
  );
};

export default ConLoCalculado;
