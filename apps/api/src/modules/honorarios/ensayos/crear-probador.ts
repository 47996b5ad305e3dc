import {
  type ContratoConTasas,
  type ContratoPorEnsayar,
  calcularDeNuevo,
  construirCatalogo,
  type Ensayado,
  ensayar,
  ensayarTasas,
  explicarTasas,
} from '@colega/domain/honorarios';
import type { Explicado } from './explicados.repository.ts';
import type { LoQueSePrueba, PorExplicar } from './hilo-de-ensayos.ts';
import type { ContratoLeido } from './lineas.repository.ts';

export type Probador = {
  ensayar: (contrato: ContratoLeido) => Ensayado;
  explicar: (cual: PorExplicar) => Explicado;
};

const calculoDe = (contrato: ContratoLeido): ContratoPorEnsayar['calculo'] => {
  if (!('pedido' in contrato)) throw new Error('Este contrato no se leyó para probar un arancel');
  const { pedido, honorario, honorario_convenido, tareas } = contrato;
  return pedido === null || honorario === null || honorario_convenido === null
    ? null
    : { pedido: JSON.parse(pedido), honorario, honorario_convenido, tareas: JSON.parse(tareas ?? '[]') };
};

const probarArancel = ({ crudos, vigente_desde }: LoQueSePrueba & { de: 'arancel' }): Probador => {
  const leido = construirCatalogo(crudos);
  if (!leido.ok) throw new Error(`El arancel no se puede calcular: ${leido.problema[0]?.ruta}`);
  const catalogo = leido.valor;
  return {
    ensayar: (contrato) =>
      ensayar({ calculo: calculoDe(contrato), importado: contrato.importado }, vigente_desde, catalogo),
    explicar: ({ contrato, calculado }) => {
      const calculo = calculoDe(contrato);
      const ahora = calculo && calcularDeNuevo(calculo.pedido, vigente_desde, catalogo);
      if (!ahora?.ok || !calculado) throw new Error('Un contrato que se calculó ya no se calcula');
      return { detalle_id: contrato.detalle_id, antes: calculado, ahora: ahora.valor };
    },
  };
};

const conTasas = (contrato: ContratoLeido): ContratoConTasas => {
  if (!('monto' in contrato)) throw new Error('Este contrato no se leyó para probar tasas');
  const { monto, fecha, cep_exento, franquicia, timbrado_externo, comitentes } = contrato;
  return { monto, fecha, modalidad: { cep_exento, franquicia }, timbrado_externo, comitentes: JSON.parse(comitentes) };
};

const probarTasas = ({ tasas }: LoQueSePrueba & { de: 'tasas' }): Probador => ({
  ensayar: (contrato) => ensayarTasas(conTasas(contrato), tasas),
  explicar: ({ contrato }) => {
    const cuentas = explicarTasas(conTasas(contrato), tasas);
    if (!cuentas) throw new Error('Un contrato que se calculó ya no se calcula');
    return { detalle_id: contrato.detalle_id, ...cuentas };
  },
});

/** What a rehearsal does with each contract, by what it tries. Throws when that cannot be read. */
export const crearProbador = (prueba: LoQueSePrueba): Probador =>
  prueba.de === 'arancel' ? probarArancel(prueba) : probarTasas(prueba);
