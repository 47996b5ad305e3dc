import type { BorradorDeLegajo, ContextoDeLegajo } from '@colega/asistentes/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { ProveedorDeCarga } from '@colega/web-kit/form/contexto-de-carga.ts';
import { Asistente } from '@colega/web-kit/form/wizard/asistente.tsx';
import type { AlAvanzar, DefinicionDeAsistente } from '@colega/web-kit/form/wizard/definicion.ts';
import { enviarUnaVez } from '@colega/web-kit/form/wizard/enviar-una-vez.ts';
import { fallaDePaso } from '@colega/web-kit/form/wizard/falla-de-paso.ts';
import { traerPasos } from '@colega/web-kit/form/wizard/paso-al-llegar.tsx';
import { type Asistente as EstadoDelAsistente, useAsistente } from '@colega/web-kit/form/wizard/use-asistente.ts';
import type { Borrador } from '@colega/web-kit/form/wizard/use-borrador.ts';
import { detalleDelError } from '@colega/web-kit/lib/api/error-de-api.ts';
import { esperarQuietud } from '@colega/web-kit/lib/navegacion/esperar-quietud.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useGuardado } from '../../../lib/navegacion/use-guardado.ts';
import { notasDeObservaciones } from '../edicion/campos-observados.ts';
import { ConflictoDeVersion } from '../edicion/conflicto-de-version.tsx';
import { ObservacionesAbiertas } from '../edicion/observaciones-abiertas.tsx';
import { esVersionVencida, useConflicto } from '../edicion/use-conflicto.ts';
import type { LegajoEnCarga } from './contexto-del-legajo.ts';
import type { Variante } from './variante.ts';

type Props<B extends BorradorDeLegajo, C extends ContextoDeLegajo> = {
  variante: Variante<B, C>;
  definicion: DefinicionDeAsistente<B, C>;
  almacen: Borrador<B>;
  contexto: C;
  referencias: LegajoEnCarga['referencias'];
  permiteVariasUnidades: boolean;
  alAvanzar?: Readonly<Record<string, AlAvanzar<B>>>;
  ocupado?: Readonly<Record<string, string>>;
  alRechazar?: (borrador: B, error: unknown) => B;
  propio: (asistente: EstadoDelAsistente<B, C>) => object;
};

export const AsistenteDeLegajo = <B extends BorradorDeLegajo, C extends ContextoDeLegajo>(props: Props<B, C>) => {
  const { variante, definicion, almacen, contexto, referencias, permiteVariasUnidades, propio } = props;
  const navegar = useNavigate();
  const conflicto = useConflicto(variante, almacen);
  const { guardar, yaGuardado } = useGuardado({
    // the panel with both versions says it; where the file cannot be read again, the step does
    textoDeFalla: (error, alternativa) =>
      esVersionVencida(error) ? null : (variante.textoDeFalla ?? detalleDelError)(error, alternativa),
  });
  const asistente = useAsistente({
    definicion,
    borrador: almacen,
    contexto,
    ...(props.alAvanzar && { alAvanzar: props.alAvanzar }),
    traer: (id) => variante.vistas[id]?.traer?.(),
    guardar: (borrador, clave, anteriores) =>
      guardar(async () => {
        const { respuesta, esDeAntes } = await enviarUnaVez(variante.guardar, borrador, clave, anteriores);
        return esDeAntes ? { ...respuesta, message: mensajes.legajo_ya_guardado } : respuesta;
      }).catch(async (error) => {
        const { alRechazar } = props;
        if (alRechazar) almacen.poner((e) => ({ ...e, borrador: alRechazar(e.borrador, error) }));
        throw (await conflicto.atender(error)) ?? error;
      }),
    textoDeFalla: (error) => fallaDePaso(error, mensajes.error_procesamiento_de_nuevo).message,
  });
  const { pregunta, vistas } = variante;
  useEffect(() => {
    // one that does not come now is asked for when it is reached
    void esperarQuietud()
      .then(() => traerPasos(vistas))
      .catch(() => undefined);
  }, [vistas]);
  const sinCambios = () => JSON.stringify(almacen.actual().borrador) === JSON.stringify(variante.inicial());
  const puedeSalir = () => yaGuardado() || (pregunta !== undefined && sinCambios());
  const cancelar = useCallback(() => void navegar(variante.alCancelar), [navegar, variante.alCancelar]);

  const paso = asistente.paso?.id ?? '';
  const [primero] = useState(paso);
  const Vista = vistas[paso];
  const abierto = variante.origen?.abierto ?? null;
  // what is saved in draft answers none
  const corrige = abierto?.detalle?.estado.clave === 'confirmado';
  const observaciones = corrige ? abierto.legajo.observaciones : SIN_OBSERVACIONES;
  const notas = useMemo(() => notasDeObservaciones(observaciones), [observaciones]);
  const permite = { permiteVariasUnidades, abierto };
  return (
    <ProveedorDeCarga
      value={{
        ...{ borrador: asistente.borrador, cambiar: asistente.cambiar, contexto, referencias },
        ...permite,
        ...propio(asistente),
      }}
    >
      <Asistente
        titulo={variante.titulo}
        asistente={asistente}
        borrador={{ ...almacen, recuperado: almacen.recuperado && conflicto.pendiente === null }}
        alCancelar={cancelar}
        puedeSalir={puedeSalir}
        textoOcupado={props.ocupado?.[paso] ?? 'Un momento…'}
        {...(pregunta && { pregunta })}
        notas={notas}
        foco={paso === primero ? variante.foco : undefined}
        guardaAhora={abierto?.detalle != null}
        arriba={
          <>
            <ObservacionesAbiertas observaciones={observaciones} paso={paso} />
            <ConflictoDeVersion conflicto={conflicto} borrador={asistente.borrador} referencias={referencias} />
          </>
        }
      >
        {Vista && <Vista />}
      </Asistente>
    </ProveedorDeCarga>
  );
};

const SIN_OBSERVACIONES: never[] = [];
