import {
  borradorAutomatico,
  comenzarLegajo,
  type EnlaceLeido,
  idsDelEnlace,
  leerEnlace,
  recorrerOtroIgual,
  sumarPresupuesto,
} from '@colega/asistentes/legajos';
import { validarFechaDeContrato } from '@colega/domain/legajos';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Stack } from '@mantine/core';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CON_PRESUPUESTO } from '../../../lib/navegacion/direcciones.ts';
import { leerLoPresupuestado, quitarLoPresupuestado } from '../laboratorio/lo-presupuestado.ts';
import { SinEntender } from '../laboratorio/sin-entender.tsx';
import { leerTextoDelEnlace } from '../laboratorio/texto-del-enlace.ts';
import { SinFormularios, type VarianteAutomatica } from './asistente-automatico.tsx';
import { borradoresDeLoCalculado, nombreDeLoCalculado } from './borradores-de-lo-calculado.ts';
import { SeguirConLoCalculado } from './seguir-con-lo-calculado.tsx';
import { useFormularios } from './use-formularios.ts';
import type { Referencias } from './use-referencias.ts';

type Props = {
  titulo: string;
  /** Begins the name of its draft. */
  nombre: string;
  calculado: string;
  referencias: Referencias;
  pasos: VarianteAutomatica['pasos'];
  children: (comienzo: ConLoSuyo, nombre: string) => ReactNode;
};

type ConLoSuyo = Pick<VarianteAutomatica, 'inicial' | 'recorrido'> & { alCrear: () => void };

/**
 * What was calculated without a file is all in the address, so that signing in on the way loses nothing; what its budget says besides is in this
 * tab (S-1215).
 */
const ConLoCalculado = ({ titulo, nombre, calculado, referencias, pasos, children }: Props) => {
  const contenido = useMemo(() => leerTextoDelEnlace(calculado), [calculado]);
  const [presupuestado] = useState(() => leerLoPresupuestado(calculado));
  const [busqueda] = useSearchParams();
  const suyo = nombreDeLoCalculado(nombre, calculado, presupuestado);
  const [deAntes] = useState(() => (presupuestado ? [] : borradoresDeLoCalculado(nombre, calculado)));
  const [elegido, setElegido] = useState(deAntes.length === 0 || busqueda.has('borrador') ? suyo : null);
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
  const alCrear = useCallback(() => quitarLoPresupuestado(calculado), [calculado]);
  // a day that no file may have is seen where it is changed
  const valeLaFecha = validarFechaDeContrato(leido.borrador.fecha, hoy, 'automatico').length === 0;
  const recorrido = useMemo(
    () => (valeLaFecha ? recorrerOtroIgual(pasos, leido.borrador, referencias) : undefined),
    [valeLaFecha, pasos, leido, referencias],
  );
  if (formularios.falla || formularios.pendientes) return <SinFormularios titulo={titulo} formularios={formularios} />;
  if (elegido === null)
    return <SeguirConLoCalculado {...{ titulo, deAntes }} alElegir={(cual) => setElegido(cual ?? suyo)} />;
  const falta = busqueda.has(CON_PRESUPUESTO) && !busqueda.has('borrador') && !presupuestado && elegido === suyo;
  return (
    <Stack gap="lg">
      <SinEntender frases={leido.sinEntender} />
      {falta && <SinSuPresupuesto />}
      {children({ inicial, alCrear, ...(recorrido && { recorrido }) }, elegido)}
    </Stack>
  );
};

/** Its address came here without the tab in which it was written. */
const SinSuPresupuesto = () => (
  <Nota tono="advierte">
    Lo que se escribió en el presupuesto (lo convenido, para quién y la nota) quedó en otra pestaña o en otro
    dispositivo: acá va el cálculo solo.
  </Nota>
);

export default ConLoCalculado;
