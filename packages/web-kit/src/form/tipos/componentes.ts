import type { Campo, TipoDeCampo } from '@colega/domain/formularios';
import { type ComponentType, memo } from 'react';
import type { ComponenteDeCampo, PropsDeGrupo, PropsDeHoja } from '../campos/props.ts';
import { ActaEstadoObraCampo } from './acta-estado-obra/acta-estado-obra-campo.tsx';
import { ActivadorCampo } from './activador/activador-campo.tsx';
import { CompuestoCampo } from './compuesto/compuesto-campo.tsx';
import { DecimalCampo } from './decimal/decimal-campo.tsx';
import { DesplegableCampo } from './desplegable/desplegable-campo.tsx';
import { EnteroCampo } from './entero/entero-campo.tsx';
import { FechaCampo } from './fecha/fecha-campo.tsx';
import { FilaCampo } from './fila/fila-campo.tsx';
import { IncrementadorCampo } from './incrementador/incrementador-campo.tsx';
import { InterruptorCampo } from './interruptor/interruptor-campo.tsx';
import { ListaCampo } from './lista/lista-campo.tsx';
import { ParrafoCampo } from './parrafo/parrafo-campo.tsx';
import { TextoCampo } from './texto/texto-campo.tsx';
import { TipoDeObraCampo } from './tipo-obra/tipo-de-obra-campo.tsx';
import { ViviendaCampo } from './vivienda/vivienda-campo.tsx';

const hoja = (Componente: ComponentType<PropsDeHoja>): ComponenteDeCampo => ({
  clase: 'hoja',
  Componente: memo(Componente),
});

const grupo = (Componente: ComponentType<PropsDeGrupo>): ComponenteDeCampo => ({
  clase: 'grupo',
  Componente: memo(Componente),
});

/** The types of the certificates, which their own wizard draws. */
type DelCertificado = Extract<
  TipoDeCampo,
  'si_no' | 'opcion' | 'numero' | 'titular' | 'inmueble' | 'localidad' | 'certificado' | 'foto'
>;

/** One component a field type: a type that domain adds does not compile until it is drawn here too. */
const componentes: Record<Exclude<TipoDeCampo, DelCertificado>, ComponenteDeCampo> = {
  entero: hoja(EnteroCampo),
  decimal: hoja(DecimalCampo),
  texto: hoja(TextoCampo),
  parrafo: hoja(ParrafoCampo),
  fecha: hoja(FechaCampo),
  interruptor: hoja(InterruptorCampo),
  lista: hoja(ListaCampo),
  activador: grupo(ActivadorCampo),
  incrementador: grupo(IncrementadorCampo),
  desplegable: grupo(DesplegableCampo),
  fila: grupo(FilaCampo),
  compuesto: grupo(CompuestoCampo),
  acta_estado_obra: grupo(ActaEstadoObraCampo),
  tipo_obra: grupo(TipoDeObraCampo),
  vivienda: grupo(ViviendaCampo),
};

const porTipo: Partial<Record<TipoDeCampo, ComponenteDeCampo>> = componentes;

export const componenteDe = ({ tipo }: Campo): ComponenteDeCampo => {
  const componente = porTipo[tipo];
  if (!componente) throw new Error(`No form of a task has fields of type ${tipo}`);
  return componente;
};
