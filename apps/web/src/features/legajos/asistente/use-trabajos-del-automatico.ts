import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes, texto } from '@colega/contract/mensajes';
import { parseMonto } from '@colega/domain/dinero';
import {
  armarLegajo,
  armarPedidoDeCalculo,
  type BorradorAutomatico,
  type ContextoAutomatico,
} from '@colega/domain/legajos';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { type AlAvanzar, ErrorDePaso } from '../../../form/wizard/definicion.ts';
import { conFaltaDeRed, detalleDelError, ErrorDeApi, esFallaDeRed } from '../../../lib/api/error-de-api.ts';
import { llamar } from '../../../lib/api/llamar.ts';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import { avisarError, avisarExito } from '../../../ui/avisos.tsx';

const sinCambios = (borrador: BorradorAutomatico): BorradorAutomatico => borrador;

/** ERR-002..004: the server's detail and, below it, what it found wrong; without an answer, the fixed text. */
const fallaDe = (error: unknown, sinRespuesta: string): ErrorDePaso => {
  const detalle = conFaltaDeRed(error, detalleDelError(error, sinRespuesta));
  const errores = (error instanceof ErrorDeApi && error.problem?.errores) || [];
  const otros = errores.map(({ mensaje }) => mensaje).filter((mensaje) => mensaje !== detalle);
  return new ErrorDePaso([...new Set([detalle, ...otros])].join('\n'));
};

/** What the steps do on the way forward, and the save. What is already done and still valid is not asked again. */
export const useTrabajosDelAutomatico = (contexto: ContextoAutomatico, distritoId: number) => {
  const navegar = useNavigate();
  const cliente = useQueryClient();
  const guardado = useRef(false);

  const calcular: AlAvanzar<BorradorAutomatico> = async (borrador) => {
    if (borrador.calculo) return sinCambios;
    try {
      const calculo = await llamar(rutasDeHonorarios.calcular, { body: armarPedidoDeCalculo(borrador, contexto) });
      return (b) => ({ ...b, calculo });
    } catch (error) {
      throw fallaDe(error, mensajes.error_procesamiento_otro_momento);
    }
  };

  /** CAL-006. */
  const generar: AlAvanzar<BorradorAutomatico> = async (borrador) => {
    if (borrador.generado) return sinCambios;
    const monto = parseMonto(borrador.honorario_convenido);
    if (!monto.ok) throw new ErrorDePaso(mensajes.error_procesamiento_de_nuevo);
    try {
      const { id, resolucion_id } = await llamar(rutasDeHonorarios.generar, {
        body: { ...armarPedidoDeCalculo(borrador, contexto), honorario_convenido: monto.valor },
      });
      const generado = await llamar(rutasDeHonorarios.tareasDelCalculo, { params: { id } });
      return (b) => ({ ...b, generado: { id, resolucion_id, ...generado } });
    } catch (error) {
      throw fallaDe(error, mensajes.error_procesamiento_de_nuevo);
    }
  };

  const guardar = async (borrador: BorradorAutomatico, clave: string): Promise<void> => {
    const legajo = armarLegajo(borrador, distritoId);
    if (!legajo.ok) throw new ErrorDePaso(texto(legajo.problema));
    try {
      const { id, message } = await llamar(
        rutasDeLegajos.crearLegajo,
        { body: legajo.valor },
        { idempotencyKey: clave },
      );
      guardado.current = true;
      avisarExito(message || mensajes.legajo_creado);
      void cliente.invalidateQueries({ queryKey: [rutasDeLegajos.listarLegajos.path] });
      // Back from the detail does not open a new wizard
      void navegar(direccionDelLegajo(id), { replace: true });
    } catch (error) {
      // ERR-005; without a network, what is said under the step is enough
      if (!esFallaDeRed(error)) avisarError(detalleDelError(error, mensajes.error_procesamiento_de_nuevo));
      throw error;
    }
  };

  return {
    alAvanzar: { tareas: calcular, honorario: generar },
    guardar,
    puedeSalir: () => guardado.current,
    textoDeFalla: (error: unknown) => fallaDe(error, mensajes.error_procesamiento_de_nuevo).message,
  };
};
