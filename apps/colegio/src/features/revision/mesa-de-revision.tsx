import { type ObservacionTipo, type RevisionDelLegajo, rutasDeRevision } from '@colega/contract/legajos';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { ProveedorDeAlLado } from '@colega/web-kit/ui/datos/al-lado-del-dato.tsx';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useOperador } from '../../lib/operador.ts';
import { useAtajo } from '../../lib/use-atajo.ts';
import { ActoElegido, CIERRAN } from './acto-elegido.tsx';
import type { AccionEnRevision } from './actos-con-datos.ts';
import { type BorradorDeRevision, useBorradorDeRevision } from './borrador-de-revision.ts';
import { textosDe } from './datos-por-observar.ts';
import { Decision } from './decision.tsx';
import { ElLegajo } from './el-legajo.tsx';
import { ListaDeControl } from './lista-de-control.tsx';
import { ObservacionesEnRevision } from './observaciones-en-revision.tsx';
import { ObservarAca, ParaObservarContext } from './observar-aca.tsx';
import { ListaPorObservar } from './por-observar.tsx';
import { QueCambio } from './que-cambio.tsx';
import estilos from './revision.module.css';
import type { Actos } from './use-actos.ts';
import { useSiguiente } from './use-siguiente.ts';

type Props = { legajo: RevisionDelLegajo; actos: Actos };

/** The file at the left; at the right, what is looked at, what was asked, and the decision. */
export const MesaDeRevision = ({ legajo, actos }: Props) => {
  const { id } = legajo;
  const borrador = useBorradorDeRevision(id);
  const puedeTomar = useOperador().permisos.includes('legajos.tomar');
  const tipos = useTipos(borrador);
  const { seguir, nombre: cola } = useSiguiente();
  const [abierto, setAbierto] = useState<AccionEnRevision | null>(null);
  const [intentado, setIntentado] = useState(false);
  const recien = useRef<string | null>(null);
  const [cambios, observaciones, porObservar] = [useTituloPropio(), useTituloPropio(), useTituloPropio()];
  const aviso = useRef<HTMLDivElement>(null);
  const siguiente = useRef<HTMLButtonElement>(null);
  // A question about the file as it was is closed: what it would do now is asked again, after who did what was read.
  const cruzado = useEffectEvent(() => setAbierto(null));
  useEffect(() => {
    if (actos.cruce) cruzado();
  }, [actos.cruce]);
  useEffect(() => {
    if (actos.cruce && !abierto) aviso.current?.focus();
  }, [actos.cruce, abierto]);

  const accion = (cual: AccionEnRevision['accion']) => legajo.acciones.find((una) => una.accion === cual && una.puede);
  const puedeObservar = accion('observar') !== undefined;
  const observar = (campo: string | null, elegido = campo !== null): void => {
    if (!puedeObservar) return;
    const clave = crypto.getRandomValues(new Uint32Array(1)).join();
    recien.current = clave;
    borrador.observar({ clave, campo, texto: elegido ? (textosDe(tipos, campo)[0] ?? '') : '' });
  };
  const enviar = (): void => {
    const lista = borrador.observaciones;
    const vacia = lista.find(({ texto }) => texto.trim() === '');
    const acto = accion('observar');
    setIntentado(vacia !== undefined);
    if (vacia) document.getElementById(`texto-${vacia.clave}`)?.focus();
    else if (acto && lista.length > 0) setAbierto(acto);
  };
  const teclas: Readonly<Record<string, () => void>> = {
    o: () => observar(null),
    e: enviar,
    v: () => setAbierto(accion('visar') ?? null),
    c: () => setAbierto(accion('confirmar') ?? null),
    s: () => setAbierto(accion('sellar_prepago') ?? null),
    x: () => setAbierto(accion('timbrado_externo') ?? null),
    n: () => puedeTomar && void seguir(),
    q: () => cambios.current?.focus(),
    r: () => observaciones.current?.focus(),
  };
  useAtajo(Object.keys(teclas).join(''), (tecla) => teclas[tecla]?.());

  const alHacerse = (cual: AccionEnRevision['accion']): void => {
    setAbierto(null);
    if (CIERRAN.includes(cual)) borrador.olvidar();
    if (cual === 'visar') void seguir();
    else siguiente.current?.focus();
  };
  const paraObservar = useMemo(
    () => new Set(borrador.observaciones.flatMap(({ campo }) => (campo === null ? [] : [campo]))),
    [borrador.observaciones],
  );
  return (
    <ParaObservarContext value={puedeObservar ? { observados: paraObservar, observar } : null}>
      <div className={estilos.columnas}>
        <ProveedorDeAlLado value={puedeObservar ? ObservarAca : null}>
          <ElLegajo legajo={legajo} />
        </ProveedorDeAlLado>
        <Stack gap="md" className={estilos.mesa} component="aside" aria-label="Revisión">
          {actos.cruce && (
            <div ref={aviso} role="alert" tabIndex={-1}>
              <Nota tono="advierte" titulo="El legajo cambió mientras lo mirabas">
                {actos.cruce} Lo que escribiste sigue acá, y a la izquierda ya está como quedó.
                <div>
                  <Button variant="default" size="compact-md" mt="xs" onClick={actos.olvidarCruce}>
                    Entendido
                  </Button>
                </div>
              </Nota>
            </div>
          )}
          <Decision legajo={legajo} alElegir={setAbierto} alObservar={() => observar(null)} />
          {puedeTomar && (
            <Button ref={siguiente} variant="default" onClick={() => void seguir()} aria-keyshortcuts="n">
              Siguiente de «{cola}»
            </Button>
          )}
          <ListaPorObservar
            {...{ borrador, tipos, recien, intentado }}
            titulo={porObservar}
            alAgregar={() => observar(null)}
            alEnviar={enviar}
          />
          <ObservacionesEnRevision
            observaciones={legajo.observaciones}
            efectos={legajo.efectos_sobre_lo_observado}
            {...{ actos, borrador }}
            titulo={observaciones}
          />
          <QueCambio legajo={legajo} titulo={cambios} />
          <ListaDeControl control={legajo.control} borrador={borrador} />
        </Stack>
      </div>
      {abierto && (
        <ActoElegido
          {...{ legajo, actos, borrador }}
          accion={abierto}
          alCerrar={() => setAbierto(null)}
          alHacerse={() => alHacerse(abierto.accion)}
        />
      )}
    </ParaObservarContext>
  );
};

const SIN_TIPOS: readonly ObservacionTipo[] = [];

/** The college's own texts. What was added before they came has the text that it would have had. */
const useTipos = ({ observaciones, escribir }: BorradorDeRevision): readonly ObservacionTipo[] => {
  const { data } = useQuery(consulta(rutasDeRevision.observacionesTipo, {}));
  const llegaron = useEffectEvent((tipos: readonly ObservacionTipo[]) => {
    for (const { clave, campo, texto } of observaciones)
      if (texto === '' && campo !== null) escribir(clave, { texto: textosDe(tipos, campo)[0] ?? '' });
  });
  useEffect(() => {
    if (data) llegaron(data.items);
  }, [data]);
  return data?.items ?? SIN_TIPOS;
};

const useTituloPropio = () => useRef<HTMLHeadingElement>(null);
