import type { Recorrido } from '@colega/asistentes/asistente';
import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import {
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { crearClaveDeIdempotencia } from '../../lib/api/llamar.ts';
import { conRed } from '../../lib/navegacion/con-red.ts';
import { BotonDeAccion } from '../../ui/botones/boton-de-accion.tsx';
import { ConfirmarDialogo } from '../../ui/dialogos/confirmar-dialogo.tsx';
import { dialogoAlAbrir } from '../../ui/dialogos/dialogo-al-abrir.tsx';
import {
  crearMotivos,
  decirMotivos,
  type Esperas,
  type Partes,
  ProveedorDeFormulario,
  useMotivos,
} from '../../ui/entradas/contexto-de-formulario.ts';
import { irAlCampo, ResumenDeErrores } from '../../ui/entradas/resumen-de-errores.tsx';
import { EsqueletoDeTexto } from '../../ui/esperas/esqueleto.tsx';
import { TituloDePantalla } from '../../ui/paginas/con-titulo.tsx';
import { Icono } from '../../ui/signos/icono.tsx';
import classes from './asistente.module.css';
import type { Cargado } from './aviso-de-otra-pestania.tsx';
import { EstadoDeLaCopia } from './estado-de-la-copia.tsx';
import { GuardiaDeSalida, type PreguntaAlSalir } from './guardia-de-salida.tsx';
import { ListaDePasos } from './lista-de-pasos.tsx';
import { useErroresConNombre } from './nombrar-errores.ts';
import { partesDe } from './partes-del-paso.ts';
import type { Asistente as EstadoDeAsistente } from './use-asistente.ts';
import { type NotasDeCampos, useCamposDelPaso } from './use-campos-del-paso.ts';
import { useCopiaEnElServidor, useEsOtro } from './use-copia-en-el-servidor.ts';
import { usePasoEnPantalla } from './use-paso-en-pantalla.ts';
import { usePasosEnHistorial } from './use-pasos-en-historial.ts';

// Two devices seldom meet.
const OtroDispositivo = lazy(() => conRed(() => import('./otro-dispositivo.tsx')));

const AvisoDeOtraPestania = dialogoAlAbrir(() => import('./aviso-de-otra-pestania.tsx'));

type Props<B, C, G> = {
  titulo: string;
  asistente: EstadoDeAsistente<B, C, G>;
  alCancelar: () => void;
  /** Whether leaving loses nothing, besides what is saved. */
  sinCambios?: () => boolean;
  /** What the last button says, and what it says while it saves. */
  textoDeGuardar?: { texto: string; ocupado: string };
  /** Another button that saves, and whether it was the one that was pressed. */
  otroGuardar?: { texto: string; alElegir: (elegido: boolean) => void } | undefined;
  textoOcupado?: string;
  pregunta?: PreguntaAlSalir;
  notas?: NotasDeCampos;
  foco?: string | undefined;
  guardaAhora?: boolean;
  queSeCarga?: Cargado;
  arriba?: ReactNode;
  children: ReactNode;
};

const GUARDAR = { texto: 'Guardar', ocupado: 'Guardando…' };

/** The frame of every wizard: steps, notices, the current step, and the way on and back. */
export const Asistente = <B, C, G>(props: Props<B, C, G>) => {
  const { titulo, asistente, alCancelar, sinCambios, textoOcupado = 'Un momento…', children } = props;
  const { pregunta, notas, arriba, queSeCarga = 'legajo', textoDeGuardar = GUARDAR } = props;
  const { pasos, paso, recorrido, ocupacion, falla, errores, propios, intentos } = asistente;
  const { definicion, despachar } = asistente;
  const copia = useCopiaEnElServidor(asistente, titulo);
  const anterior = useCallback(() => despachar({ tipo: 'anterior' }), [despachar]);
  const abrir = (id: string) => despachar({ tipo: 'abrir', paso: id });
  const campos = useCamposDelPaso(errores, propios, notas, props.foco);
  const encabezado = useRef<HTMLHeadingElement>(null);
  useFocoAlCambiarDePaso(encabezado, recorrido.actual, errores.length > 0);
  useFocoAlEmpezarOtro(encabezado, asistente.vez);

  const puedeSalir = () => {
    const { fin, otraPestania } = asistente.leer();
    return fin === 'guardado' || otraPestania?.tipo === 'guardado' || sinCambios?.() === true;
  };
  usePasosEnHistorial(asistente);
  const [partes] = useState<Partes>(() => new Map());
  const [motivos] = useState(crearMotivos);
  const [esperas] = useState<Esperas>(() => new Map());
  const [esperando, setEsperando] = useState(false);
  const dichos = useMotivos(motivos);
  const conNombres = useErroresConNombre(
    useMemo(() => decirMotivos(errores, dichos), [errores, dichos]),
    definicion.campos,
    partes,
  );
  const paraLosCampos = usePasoEnPantalla(asistente, campos);
  const enFormulario = useMemo(
    () => ({ motivos, partes, esperas, paso: paraLosCampos }),
    [motivos, partes, esperas, paraLosCampos],
  );
  const irA = useIrAlCampo(partes);

  const { otroGuardar } = props;
  const seguir = async (conElOtro: boolean) => {
    if (esperando) return;
    if (esperas.size > 0) {
      setEsperando(true);
      const negado = await primerNegado(esperas);
      setEsperando(false);
      if (asistente.leer().recorrido.actual !== recorrido.actual) return;
      if (negado !== null) return irA(negado);
    }
    otroGuardar?.alElegir(conElOtro);
    despachar({ tipo: 'siguiente', clave: crearClaveDeIdempotencia() });
  };
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    void seguir(false);
  };
  const marcado = recuperada(recorrido, errores.length > 0 || falla !== null || intentos === 0);
  const contados = pasos.filter(({ revision }) => !revision);
  const indice = contados.findIndex(({ id }) => id === paso?.id);
  const revision = pasos.find((otro) => otro.revision && otro !== paso && recorrido.visitados.includes(otro.id));

  return (
    <Stack gap="lg">
      <div>
        <TituloDePantalla titulo={titulo} />
        <div className={classes.cabeza}>
          <Text c="dimmed">* Campos obligatorios</Text>
          <EstadoDeLaCopia estado={copia.estado} />
        </div>
      </div>
      {asistente.recuperado && asistente.conflicto === null && (
        <AvisoDeRecuperacion
          seVuelveAPedir={asistente.adaptado ? loQueSeVuelveAPedir(contados, recorrido) : null}
          alEmpezarDeCero={() => {
            copia.copiador.quitar();
            despachar({ tipo: 'empezarDeCero' });
          }}
          {...(definicion.varios && { alCargarOtro: copia.cargarOtro })}
        />
      )}
      {(copia.estado.tipo === 'cambiado' || (copia.estado.tipo === 'quitado' && asistente.intento === null)) && (
        <Suspense>
          <OtroDispositivo copia={copia} queSeCarga={queSeCarga} alIrse={() => encabezado.current?.focus()} />
        </Suspense>
      )}
      {arriba}
      {contados.length > 1 && (
        <ListaDePasos
          pasos={contados}
          despues={paso?.revision && paso.titulo}
          recorrido={marcado}
          alAbrir={abrir}
          ocupado={ocupacion !== null}
        />
      )}
      <form noValidate onSubmit={enviar} aria-busy={ocupacion !== null}>
        <Stack gap="lg">
          <ResumenDeErrores errores={conNombres} intento={intentos} alIr={irA} />
          <Title order={2} ref={encabezado} tabIndex={-1} style={{ outline: 'none' }}>
            {contados.length > 1 && indice >= 0 && (
              <>
                <Text span inherit c="dimmed" fw={400}>
                  {indice + 1}.
                </Text>{' '}
              </>
            )}
            {paso?.titulo}
          </Title>
          <ProveedorDeFormulario value={enFormulario}>
            <div inert={ocupacion !== null} key={`${paso?.id} ${asistente.vez}`}>
              <Suspense fallback={<EsqueletoDeTexto renglones={8} />}>{children}</Suspense>
            </div>
          </ProveedorDeFormulario>
          <FallaDelPaso falla={falla} />
          <Card padding="md" data-no-imprime>
            <div className={classes.pie}>
              <Button variant="subtle" onClick={alCancelar}>
                Cancelar
              </Button>
              <div className={classes.andar}>
                {!asistente.esPrimero && (
                  <Button
                    variant="default"
                    leftSection={<Icono nombre="izquierda" />}
                    onClick={anterior}
                    aria-disabled={ocupacion !== null}
                  >
                    Anterior
                  </Button>
                )}
                {props.guardaAhora && !asistente.esUltimo && (
                  <Button
                    variant="default"
                    onClick={() => despachar({ tipo: 'guardarAhora', clave: crearClaveDeIdempotencia() })}
                    aria-disabled={ocupacion !== null}
                  >
                    Guardar ahora
                  </Button>
                )}
                {revision && (
                  <Button variant="default" onClick={() => abrir(revision.id)} aria-disabled={ocupacion !== null}>
                    Volver a la revisión
                  </Button>
                )}
                {otroGuardar && asistente.esUltimo && (
                  <Button variant="default" onClick={() => void seguir(true)} aria-disabled={ocupacion !== null}>
                    {otroGuardar.texto}
                  </Button>
                )}
                <BotonDeAccion
                  type="submit"
                  trabajando={ocupacion !== null || esperando}
                  ocupado={ocupacion === 'guardando' ? textoDeGuardar.ocupado : textoOcupado}
                >
                  {asistente.esUltimo ? textoDeGuardar.texto : 'Siguiente'}
                </BotonDeAccion>
              </div>
            </div>
          </Card>
        </Stack>
      </form>
      <AvisoDeOtraPestania
        abierto={asistente.otraPestania !== null}
        otraPestania={asistente.otraPestania}
        seguirAca={asistente.seguirAca}
        traerDeLaOtra={asistente.traerDeLaOtra}
        queSeCarga={queSeCarga}
      />
      <GuardiaDeSalida
        puedeSalir={puedeSalir}
        asistente={asistente}
        copia={copia}
        unPasoAtras={asistente.esPrimero ? null : anterior}
        pregunta={pregunta}
      />
    </Stack>
  );
};

const recuperada = (recorrido: Recorrido, sigueMal: boolean): Recorrido =>
  sigueMal ? recorrido : { ...recorrido, conError: recorrido.conError.filter((id) => id !== recorrido.actual) };

/** Of the steps that somebody had been to, those that a form that changed does not take as they are. */
const loQueSeVuelveAPedir = (pasos: readonly { id: string; titulo: string }[], recorrido: Recorrido): string[] =>
  pasos
    .filter(({ id }) => recorrido.visitados.includes(id) && !recorrido.completos.includes(id))
    .map(({ titulo }) => titulo);

const pedido = (pasos: readonly string[]): string[] =>
  pasos.length === 0 ? [] : [`Revisá lo que se vuelve a pedir: ${pasos.join(', ')}.`];

type Recuperacion = {
  /** Null unless the form changed since. */
  seVuelveAPedir: readonly string[] | null;
  alEmpezarDeCero: () => void;
  alCargarOtro?: () => Promise<void>;
};

const AvisoDeRecuperacion = ({ seVuelveAPedir, alEmpezarDeCero, alCargarOtro }: Recuperacion) => {
  const [preguntando, setPreguntando] = useState(false);
  return (
    <Alert color="petroleo" icon={<Icono nombre="info" />} title="Recuperamos lo que habías cargado" role="status">
      <Group justify="space-between" gap="sm">
        <Text>
          {seVuelveAPedir === null
            ? 'Podés seguir desde donde estabas.'
            : [
                'El formulario cambió desde que lo dejaste: quedó lo que sigue valiendo.',
                ...pedido(seVuelveAPedir),
              ].join(' ')}
        </Text>
        <Group gap="sm">
          {alCargarOtro && (
            <BotonDeAccion variant="default" ocupado="Dejándolo…" alPresionar={alCargarOtro}>
              Dejarlo y cargar otro
            </BotonDeAccion>
          )}
          <Button variant="default" onClick={() => setPreguntando(true)}>
            Empezar de cero
          </Button>
        </Group>
      </Group>
      <ConfirmarDialogo
        abierto={preguntando}
        titulo="¿Empezar de cero?"
        texto="Lo que habías cargado no podrá ser recuperado."
        cancelar="Seguir con lo cargado"
        confirmar="Empezar de cero"
        alCancelar={() => setPreguntando(false)}
        alConfirmar={alEmpezarDeCero}
      />
    </Alert>
  );
};

const FallaDelPaso = ({ falla }: { falla: string | null }) => {
  const caja = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (falla) caja.current?.focus();
  }, [falla]);
  return falla ? (
    <Alert ref={caja} tabIndex={-1} role="alert" color="red" variant="light" icon={<Icono nombre="alerta" />}>
      {falla.split('\n').map((linea) => (
        <Text key={linea}>{linea}</Text>
      ))}
    </Alert>
  ) : null;
};

const primerNegado = async (esperas: Esperas): Promise<string | null> => {
  const campos = [...esperas.values()];
  const dejan = await Promise.all(esperas.keys());
  return campos.find((_, i) => dejan[i] === false) ?? null;
};

/** A field inside what is closed comes to the screen first, and takes the focus in the next turn. */
const useIrAlCampo = (partes: Partes): ((campo: string) => void) => {
  const [destino, setDestino] = useState<{ campo: string } | null>(null);
  useEffect(() => {
    if (destino) irAlCampo(destino.campo);
  }, [destino]);
  return useCallback(
    (campo) => {
      for (const { abrir } of partesDe(partes, campo)) abrir?.();
      setDestino({ campo });
    },
    [partes],
  );
};

const useFocoAlCambiarDePaso = (
  encabezado: { current: HTMLHeadingElement | null },
  actual: string,
  hayErrores: boolean,
): void => {
  const anterior = useRef(actual);
  useLayoutEffect(() => {
    if (anterior.current === actual) return;
    anterior.current = actual;
    window.scrollTo(0, 0);
    if (!hayErrores) encabezado.current?.focus({ preventScroll: true });
  }, [actual, encabezado, hayErrores]);
};

/** What was pressed went away with what was loaded. */
const useFocoAlEmpezarOtro = (encabezado: { current: HTMLHeadingElement | null }, vez: number): void => {
  const anterior = useRef(useEsOtro() ? null : vez);
  useLayoutEffect(() => {
    if (anterior.current === vez) return;
    anterior.current = vez;
    if (document.activeElement === document.body) encabezado.current?.focus({ preventScroll: true });
  }, [vez, encabezado]);
};
