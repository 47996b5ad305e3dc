import { type RevisionDelLegajo, rutasDeRevision } from '@colega/contract/legajos';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { ProveedorDeAlLado } from '@colega/web-kit/ui/datos/al-lado-del-dato.tsx';
import { Button, List, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAtajo } from '../../lib/use-atajo.ts';
import { ACTOS, type AccionPosible } from './actos-con-datos.ts';
import { useBorradorDeRevision } from './borrador-de-revision.ts';
import { textosDe } from './datos-por-observar.ts';
import { Decision } from './decision.tsx';
import { DialogoDeActo } from './dialogo-de-acto.tsx';
import { ElLegajo } from './el-legajo.tsx';
import { nombrarLoObservado } from './hilo-del-colegio.tsx';
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
  const tipos = useQuery(consulta(rutasDeRevision.observacionesTipo, {})).data?.items ?? [];
  const { seguir, nombre: cola } = useSiguiente();
  const [abierto, setAbierto] = useState<AccionPosible | null>(null);
  const recien = useRef<string | null>(null);
  const [cambios, observaciones, porObservar] = [useTituloPropio(), useTituloPropio(), useTituloPropio()];
  const aviso = useRef<HTMLDivElement>(null);
  const siguiente = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (actos.cruce) aviso.current?.focus();
  }, [actos.cruce]);

  const accion = (cual: AccionPosible['accion']) => legajo.acciones.find((una) => una.accion === cual && una.puede);
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
    if (vacia) document.getElementById(`texto-${vacia.clave}`)?.focus();
    else if (acto && lista.length > 0) setAbierto(acto);
  };
  const teclas: Readonly<Record<string, () => void>> = {
    o: () => observar(null),
    e: enviar,
    v: () => setAbierto(accion('visar') ?? null),
    n: () => void seguir(),
    q: () => cambios.current?.focus(),
    r: () => observaciones.current?.focus(),
  };
  useAtajo(Object.keys(teclas).join(''), (tecla) => teclas[tecla]?.());

  const alHacerse = (cual: AccionPosible['accion']): void => {
    setAbierto(null);
    if (cual === 'visar') {
      borrador.olvidar();
      void seguir();
    } else siguiente.current?.focus();
  };
  const paraObservar = useMemo(
    () => new Set(borrador.observaciones.flatMap(({ campo }) => (campo === null ? [] : [campo]))),
    [borrador.observaciones],
  );
  return (
    <ParaObservarContext value={puedeObservar ? { observados: paraObservar, observar } : null}>
      <div className={estilos.columnas}>
        <ProveedorDeAlLado value={ObservarAca}>
          <ElLegajo legajo={legajo} />
        </ProveedorDeAlLado>
        <Stack gap="md" className={estilos.mesa} component="aside" aria-label="Revisión">
          {actos.cruce && (
            <div ref={aviso} role="alert" tabIndex={-1}>
              <Nota tono="advierte" titulo="Otra persona lo cambió">
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
          <ListaPorObservar
            {...{ borrador, tipos, recien }}
            titulo={porObservar}
            alAgregar={() => observar(null)}
            alEnviar={enviar}
          />
          <ObservacionesEnRevision
            observaciones={legajo.observaciones}
            {...{ actos, borrador }}
            titulo={observaciones}
          />
          <QueCambio id={id} titulo={cambios} />
          <ListaDeControl control={legajo.control} borrador={borrador} />
          <Button ref={siguiente} variant="default" onClick={() => void seguir()} aria-keyshortcuts="n">
            Siguiente de «{cola}»
          </Button>
        </Stack>
      </div>
      {abierto?.accion === 'observar' && (
        <DialogoDeActo
          titulo={
            borrador.observaciones.length === 1
              ? '¿Enviar la observación?'
              : `¿Enviar las ${borrador.observaciones.length} observaciones?`
          }
          efectos={abierto.efectos}
          confirmar="Enviar"
          confirmando="Enviando…"
          alCancelar={() => setAbierto(null)}
          alConfirmar={async () => {
            const lista = borrador.observaciones.map(({ campo, texto }) => ({ campo, texto: texto.trim() }));
            const hecho = await actos.actuar(`observar ${JSON.stringify(lista)}`, (opciones) =>
              llamar(rutasDeRevision.observarLegajo, { params: { id }, body: { observaciones: lista } }, opciones),
            );
            if (hecho) {
              borrador.vaciar();
              alHacerse('observar');
            } else setAbierto(null);
            return hecho;
          }}
        >
          <List>
            {borrador.observaciones.map((una) => (
              <List.Item key={una.clave}>
                <strong>{nombrarLoObservado(una)}:</strong> {una.texto}
              </List.Item>
            ))}
          </List>
        </DialogoDeActo>
      )}
      {abierto && abierto.accion !== 'observar' && (
        <ActoElegido
          {...{ legajo, actos, borrador }}
          accion={abierto}
          alCancelar={() => setAbierto(null)}
          alHacerse={() => alHacerse(abierto.accion)}
        />
      )}
    </ParaObservarContext>
  );
};

const useTituloPropio = () => useRef<HTMLHeadingElement>(null);

type PropsDelActo = Props & {
  accion: AccionPosible;
  borrador: ReturnType<typeof useBorradorDeRevision>;
  alCancelar: () => void;
  alHacerse: () => void;
};

const ActoElegido = ({ legajo, actos, accion, borrador, alCancelar, alHacerse }: PropsDelActo) => {
  const acto = ACTOS[accion.accion];
  if (!acto) return null;
  const clave = (ruta: string) => `${accion.accion}:${accion.detalle_id}:${ruta}`;
  return (
    <DialogoDeActo
      titulo={acto.titulo}
      efectos={accion.efectos}
      campos={acto.campos}
      iniciales={Object.fromEntries(acto.campos.map(({ ruta }) => [ruta, borrador.textos[clave(ruta)] ?? '']))}
      alEscribir={(ruta, valor) => borrador.redactar(clave(ruta), valor)}
      confirmar={acto.boton}
      confirmando={acto.confirmando}
      {...(acto.peligroso && { peligroso: true })}
      alCancelar={alCancelar}
      alConfirmar={async (valores) => {
        const pedir = acto.pedir(legajo.id, accion.detalle_id, valores);
        const hecho = await actos.actuar(`${clave('')} ${JSON.stringify(valores)}`, pedir);
        if (!hecho) return false;
        for (const { ruta } of acto.campos) borrador.redactar(clave(ruta), '');
        alHacerse();
        return true;
      }}
    />
  );
};
