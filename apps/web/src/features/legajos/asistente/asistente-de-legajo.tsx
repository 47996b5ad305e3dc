import type { PasoDeAsistente } from '@colega/asistentes/asistente';
import {
  type BorradorDeLegajo,
  CAMPOS_DEL_BORRADOR,
  type ContextoDeLegajo,
  detalleDelBorrador,
} from '@colega/asistentes/legajos';
import { mensajes } from '@colega/contract/mensajes';
import type { ProblemaDeLegajo } from '@colega/domain/legajos';
import { ProveedorDeCarga } from '@colega/web-kit/form/contexto-de-carga.ts';
import { Asistente } from '@colega/web-kit/form/wizard/asistente.tsx';
import { ConBorrador } from '@colega/web-kit/form/wizard/con-borrador.tsx';
import type {
  AlAvanzar,
  DefinicionDeAsistente,
  EnvioDeAsistente,
  Guardado,
} from '@colega/web-kit/form/wizard/definicion.ts';
import type { PreguntaAlSalir } from '@colega/web-kit/form/wizard/guardia-de-salida.tsx';
import { type ComponenteDePaso, traerPasos } from '@colega/web-kit/form/wizard/paso-al-llegar.tsx';
import { useAlmacen, useAsistente } from '@colega/web-kit/form/wizard/use-asistente.ts';
import { detalleDelError, ErrorDeApi } from '@colega/web-kit/lib/api/error-de-api.ts';
import { esperarQuietud } from '@colega/web-kit/lib/navegacion/esperar-quietud.ts';
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { RESPUESTAS_DE_LEGAJOS } from '../../../lib/consultas/respuestas-de-legajos.ts';
import type { Abierto, OrigenGuardado } from '../edicion/abrir.ts';
import type { DeLoGuardado } from '../edicion/de-lo-guardado.ts';
import { useIrALoObservado } from '../edicion/use-ir-a-lo-observado.ts';
import type { ReferenciasDeLegajo } from './use-referencias.ts';

/** What tells one wizard of a file from another: new or stored, the file itself or an expansion of it. */
export type Variante<B extends BorradorDeLegajo, C extends ContextoDeLegajo> = {
  titulo: string;
  /** Names the draft on this machine. */
  nombre: string;
  inicial: () => B;
  /** Of a new file there may be several at once. */
  varios?: boolean;
  /** Of a stored file: where it begins, and the input that it was opened for. */
  recorrido?: DefinicionDeAsistente<B, C>['recorrido'];
  foco?: string | undefined;
  pasos: readonly PasoDeAsistente<B, C, ProblemaDeLegajo>[];
  vistas: Readonly<Record<string, ComponenteDePaso>>;
  /** Where cancelling leads. */
  alCancelar: string;
  guardar: (borrador: B, envio: EnvioDeAsistente) => Promise<Guardado>;
  /** The text of a save that failed. */
  textoDeFalla?: (error: unknown, alternativa: string) => string;
  /** Its own question on leaving, asked only when there is something to lose (OPN-050). */
  pregunta?: PreguntaAlSalir;
  origen?: OrigenGuardado<B>;
  deLoGuardado?: DeLoGuardado;
  /** Of an expansion: the calculation of the original contract, null when that is manual (AMP-034, OPN-075). */
  ampliacion?: { calculo_original_id: number | null };
};

/** What one kind of calculation brings to the wizard of a file. */
export type TipoDeAsistente<B extends BorradorDeLegajo, C extends ContextoDeLegajo, R> = {
  /** Of a draft with another number stays what still fits. */
  version: number;
  muestras: DefinicionDeAsistente<B, C>['muestras'];
  /** What its rules know beyond the draft, with what it asks for while that is filled in. */
  useContexto: (
    borrador: B,
    referencias: R,
    variante: Variante<B, C>,
  ) => {
    contexto: C;
    permiteVariasUnidades: boolean;
    alAvanzar?: Readonly<Record<string, AlAvanzar<B>>>;
    /** What its steps read beyond what every wizard has. */
    propio: object;
    /** Shown while something that every step needs is not here. */
    enSuLugar?: ReactNode;
  };
  /** What the button of each step says while it works. */
  ocupado?: Readonly<Record<string, string>>;
  /** What a refused save changes in the draft. */
  alRechazar?: (borrador: B, error: unknown) => B;
};

type Props<B extends BorradorDeLegajo, C extends ContextoDeLegajo, R> = {
  tipo: TipoDeAsistente<B, C, R>;
  variante: Variante<B, C>;
  referencias: R;
};

/** The wizard of a file, of whatever kind, with the draft that the address asks for. */
export const AsistenteDeLegajo = <
  B extends BorradorDeLegajo,
  C extends ContextoDeLegajo,
  R extends ReferenciasDeLegajo,
>(
  props: Props<B, C, R>,
) => (
  <ConBorrador
    titulo={props.variante.titulo}
    nombre={props.variante.nombre}
    {...(props.variante.varios && { varios: true })}
  >
    {(nombre) => <ConSuBorrador key={nombre} {...props} nombre={nombre} />}
  </ConBorrador>
);

/** Its draft, its steps, its save and what happens when the file changed meanwhile. */
const ConSuBorrador = <B extends BorradorDeLegajo, C extends ContextoDeLegajo, R extends ReferenciasDeLegajo>({
  tipo,
  variante,
  referencias,
  nombre,
}: Props<B, C, R> & { nombre: string }) => {
  const { inicial, recorrido, pasos, vistas, pregunta, origen, deLoGuardado, varios = false } = variante;
  const { version, muestras, alRechazar } = tipo;
  const navegar = useNavigate();
  const legajo = origen?.abierto.legajo ?? null;
  const definicion = useMemo(
    (): DefinicionDeAsistente<B, C> => ({
      ...{
        nombre,
        version,
        inicial,
        muestras,
        recorrido,
        pasos,
        varios,
        campos: CAMPOS_DEL_BORRADOR,
        detalle: detalleDelBorrador,
      },
      comparar: async (guardado, mio) =>
        (await import('../edicion/comparar-borradores.ts')).compararBorradores({ guardado, mio, referencias, legajo }),
    }),
    [nombre, version, inicial, muestras, recorrido, pasos, varios, referencias, legajo],
  );
  const almacen = useAlmacen(definicion, (borrador) =>
    origen && borrador.origen?.version !== origen.abierto.legajo.version ? origen.abierto : null,
  );
  const { borrador } = almacen.estado;
  const { contexto, permiteVariasUnidades, alAvanzar, propio, enSuLugar } = tipo.useContexto(
    borrador,
    referencias,
    variante,
  );
  // S-858: its page asks the question, once it has a number
  const confirma = useRef(false);
  const especial = referencias.modalidades.some(({ id, es_especial }) => es_especial && id === borrador.modalidad_id);
  // what is confirmed takes nobody that the registry did not validate
  const admiteProvisorios = legajo === null || legajo.estado_legajo.clave === 'borrador';
  const encontrar = (conflicto: Abierto) => almacen.despachar({ tipo: 'encontrar', conflicto });
  const asistente = useAsistente(almacen, {
    contexto,
    ...(alAvanzar && { alAvanzar }),
    vencen: RESPUESTAS_DE_LEGAJOS,
    traer: (id) => vistas[id]?.traer?.(),
    guardar: async (enviado, envio, deAntes) => {
      const guardado = await variante.guardar(enviado, envio);
      return {
        ...guardado,
        ...(deAntes && { message: mensajes.legajo_ya_guardado }),
        ...(confirma.current && { state: { ...guardado.state, confirma: true } }),
      };
    },
    alFallar: async (error) => ({
      ...(alRechazar && { cambio: (b) => alRechazar(b, error) }),
      ...(admiteProvisorios && (await explicarPorComitentes<B>(almacen.leer().borrador, error))),
      // the panel with both versions says it; where the file cannot be read again, the step does
      dicho: origen && esVersionVencida(error) ? await origen.releer().then(encontrar).then(siempre, nunca) : false,
    }),
    textoDeFalla: (error, alternativa) =>
      esVersionVencida(error) ? null : (variante.textoDeFalla ?? detalleDelError)(error, alternativa),
  });

  // another tab saved the same contract: what was typed here is compared with it, not closed. A new one has nothing to compare
  const guardadoEnOtra = asistente.otraPestania?.tipo === 'guardado' && (borrador.origen?.detalle_id ?? null) !== null;
  const comparar = useEffectEvent(() => {
    asistente.seguirAca();
    // without an answer, the save finds out
    origen?.releer().then(encontrar, () => undefined);
  });
  useEffect(() => {
    if (guardadoEnOtra) comparar();
  }, [guardadoEnOtra]);
  useEffect(() => {
    // one that does not come now is asked for when it is reached
    void esperarQuietud()
      .then(() => traerPasos(vistas))
      .catch(() => undefined);
  }, [vistas]);
  const cancelar = useCallback(() => void navegar(variante.alCancelar), [navegar, variante.alCancelar]);

  const paso = asistente.paso?.id ?? '';
  const [primero] = useState(paso);
  const Vista = vistas[paso];
  const abierto = origen?.abierto ?? null;
  // what is saved in draft answers none
  const corrige = abierto?.detalle?.estado.clave === 'confirmado';
  const { LoObservado, ConflictoDeVersion, notasDeObservaciones, destinoDe } = deLoGuardado ?? SIN_GUARDAR;
  const observaciones = corrige ? abierto.legajo.observaciones : null;
  const notas = useMemo(
    () => (observaciones && notasDeObservaciones?.(observaciones)) ?? SIN_NOTAS,
    [observaciones, notasDeObservaciones],
  );
  const { foco, irA } = useIrALoObservado(abierto, destinoDe, paso, (id) =>
    asistente.despachar({ tipo: 'abrir', paso: id }),
  );
  // What comes in its place is drawn in slices, as what an answer brings to a form.
  const enLugar = useDeferredValue(enSuLugar);
  const { cambiar, problemas, intentos } = asistente;
  // The step is drawn again when something that it reads changes, and not with all that the wizard hears.
  const deLosPasos = useMemo(
    () => ({
      ...{ borrador, cambiar, contexto, referencias, problemas, intentos, permiteVariasUnidades, abierto },
      ...propio,
    }),
    [borrador, cambiar, contexto, referencias, problemas, intentos, permiteVariasUnidades, abierto, propio],
  );
  const enPaso = useMemo(() => Vista && <Vista />, [Vista]);
  if (enSuLugar ?? enLugar) return enSuLugar ?? enLugar;
  return (
    <ProveedorDeCarga value={deLosPasos}>
      <Asistente
        titulo={variante.titulo}
        asistente={asistente}
        alCancelar={cancelar}
        sinCambios={() =>
          (pregunta !== undefined || abierto !== null) &&
          JSON.stringify(asistente.leer().borrador) === JSON.stringify(inicial())
        }
        otroGuardar={
          varios && !especial ? { texto: 'Guardar y confirmar', alElegir: (si) => (confirma.current = si) } : undefined
        }
        textoOcupado={tipo.ocupado?.[paso] ?? 'Un momento…'}
        {...(pregunta && { pregunta })}
        notas={notas}
        foco={foco ?? (paso === primero ? variante.foco : undefined)}
        guardaAhora={abierto?.detalle != null}
        arriba={
          <>
            {corrige && LoObservado && <LoObservado {...{ almacen, origen, abierto, paso }} alIr={irA} />}
            {ConflictoDeVersion && <ConflictoDeVersion {...{ almacen, origen, inicial, referencias }} />}
          </>
        }
      >
        {enPaso}
      </Asistente>
    </ProveedorDeCarga>
  );
};

const SIN_GUARDAR: Partial<DeLoGuardado> = {};
const SIN_NOTAS: ReadonlyMap<string, string> = new Map();
const siempre = () => true;
const nunca = () => false;

/** What is stored is not what was read (S-173, S-174). */
const esVersionVencida = (error: unknown): boolean =>
  error instanceof ErrorDeApi && error.status === 409 && error.problem?.detail === mensajes.version_vencida;

/** Only a save that a client holds asks for what says so. */
const explicarPorComitentes = async <B extends BorradorDeLegajo>(borrador: B, error: unknown) =>
  error instanceof ErrorDeApi && error.problem?.errores?.some(({ campo }) => campo.startsWith('comitentes.'))
    ? import('../comitente/padron-al-guardar.ts').then(
        ({ explicarSilencio }) => explicarSilencio<B>(borrador, error),
        () => ({}),
      )
    : {};
