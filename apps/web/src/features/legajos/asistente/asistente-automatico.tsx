import { mensajes } from '@colega/contract/mensajes';
import type { BorradorAutomatico, ContextoAutomatico, PasoDelAutomatico } from '@colega/domain/legajos';
import { type ComponentType, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { Asistente } from '../../../form/wizard/asistente.tsx';
import { useAsistente } from '../../../form/wizard/use-asistente.ts';
import { useBorrador } from '../../../form/wizard/use-borrador.ts';
import { ErrorDeCarga } from '../../../ui/error-de-carga.tsx';
import { EsqueletoDePantalla } from '../../../ui/esqueleto.tsx';
import { PasoComitente } from './comitente/paso-comitente.tsx';
import { ConTitulo, TITULO_DEL_AUTOMATICO } from './con-titulo.tsx';
import { ProveedorDelAutomatico } from './contexto-del-automatico.ts';
import { PasoContrato } from './contrato/paso-contrato.tsx';
import { PasoDatos } from './datos/paso-datos.tsx';
import { ASISTENTE_AUTOMATICO } from './definicion-del-automatico.ts';
import { PasoHonorario } from './honorario/paso-honorario.tsx';
import { PasoTareas } from './tareas/paso-tareas.tsx';
import { PasoUbicacion } from './ubicacion/paso-ubicacion.tsx';
import { useFormularios } from './use-formularios.ts';
import type { Referencias } from './use-referencias.ts';
import { useTrabajosDelAutomatico } from './use-trabajos-del-automatico.ts';

/** Where cancelling leads (AUT-015). */
const AL_CANCELAR = '/app/legajos';

const VISTAS: Record<PasoDelAutomatico, ComponentType> = {
  datos: PasoDatos,
  tareas: PasoTareas,
  honorario: PasoHonorario,
  comitente: PasoComitente,
  ubicacion: PasoUbicacion,
  contrato: PasoContrato,
};

const OCUPADO: Partial<Record<PasoDelAutomatico, string>> = {
  tareas: 'Calculando el honorario…',
  honorario: 'Generando el cálculo…',
};

/** The six steps of an automatic file, on the wizard engine (AUT-001..015). */
export const AsistenteAutomatico = ({ referencias }: { referencias: Referencias }) => {
  const navegar = useNavigate();
  const borrador = useBorrador<BorradorAutomatico, ContextoAutomatico>(ASISTENTE_AUTOMATICO);
  const formularios = useFormularios(borrador.estado.borrador, referencias);
  const contexto = useMemo(
    (): ContextoAutomatico => ({
      hoy: referencias.configuracion.hoy,
      con_montos: true,
      locadores: [],
      matriculas: referencias.matriculas,
      rubros: referencias.rubros,
      modalidades: referencias.modalidades,
      categorias: referencias.categorias,
      tareas: referencias.tareas,
      formularios: formularios.formularios,
      ...(formularios.tiposDeObra && { tipos_de_obra: formularios.tiposDeObra.flatMap(({ items }) => items) }),
    }),
    [referencias, formularios.formularios, formularios.tiposDeObra],
  );
  const { puedeSalir, ...trabajos } = useTrabajosDelAutomatico(contexto, referencias.persona.distrito.id);
  const asistente = useAsistente({ definicion: ASISTENTE_AUTOMATICO, borrador, contexto, ...trabajos });
  const cancelar = useCallback(() => void navegar(AL_CANCELAR), [navegar]);

  if (formularios.falla)
    return (
      <ConTitulo>
        <ErrorDeCarga mensaje={mensajes.error_cargar_datos} alReintentar={formularios.reintentar} />
      </ConTitulo>
    );
  if (formularios.pendientes)
    return (
      <ConTitulo>
        <EsqueletoDePantalla />
      </ConTitulo>
    );

  const id = (asistente.paso?.id ?? 'datos') as PasoDelAutomatico;
  const Vista = VISTAS[id];
  return (
    <ProveedorDelAutomatico
      value={{
        borrador: asistente.borrador,
        cambiar: asistente.cambiar,
        contexto,
        referencias,
        formularios,
        problemas: asistente.problemas,
        intentos: asistente.intentos,
      }}
    >
      <Asistente
        titulo={TITULO_DEL_AUTOMATICO}
        asistente={asistente}
        borrador={borrador}
        alCancelar={cancelar}
        puedeSalir={puedeSalir}
        textoOcupado={OCUPADO[id] ?? 'Un momento…'}
      >
        <Vista />
      </Asistente>
    </ProveedorDelAutomatico>
  );
};
