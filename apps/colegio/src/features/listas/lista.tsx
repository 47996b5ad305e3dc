import type { ListaDelColegio, VersionDeListaLeida } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { type ClaveDeLista, columnasDe, LISTAS_DEL_COLEGIO } from '@colega/domain/colegio';
import { BackLink } from '@colega/web-kit/ui/botones/back-link.tsx';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { EsqueletoDePantalla } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { DIRECCIONES, direccionDePreparar } from '../../lib/direcciones.ts';
import { useOperador } from '../../lib/operador.ts';
import { PanelDeEnsayo } from '../../ui/ensayo/panel-de-ensayo.tsx';
import { Seccion } from '../../ui/seccion.tsx';
import { claveDeLista, consultaDeLista, DE_AHORA, filasEnVigor, useReleerListas } from './consultas.ts';
import { DialogoDeMotivo } from './dialogo-de-motivo.tsx';
import { DialogoDePublicarLista } from './dialogo-de-publicar-lista.tsx';
import { EnPreparacion } from './en-preparacion.tsx';
import { FilasDeLista } from './filas-de-lista.tsx';
import { BajarLista } from './planilla-de-lista.tsx';
import { SuEnsayo } from './su-ensayo.tsx';
import { Historia, Siguientes } from './versiones.tsx';

export const Lista = () => {
  const lista = claveDeLista(useParams().lista);
  return lista === null ? <NoEsta /> : <ConLista key={lista} lista={lista} />;
};

export const NoEsta = () => (
  <Stack gap="lg">
    <Title order={1}>Lista</Title>
    <EstadoVacio
      icono="buscar"
      titulo="No hay una lista con ese nombre"
      texto="La dirección puede estar mal escrita."
      accion={<BackLink to={DIRECCIONES.listas}>Volver a Listas</BackLink>}
    />
  </Stack>
);

const ConLista = ({ lista }: { lista: ClaveDeLista }) => {
  const { data, error, refetch } = useQuery({ ...consultaDeLista(lista), ...DE_AHORA });
  if (data) return <UnaLista datos={data} />;
  if (!error) return <EsqueletoDePantalla />;
  return (
    <FallaDeConsulta
      error={error}
      mensaje={todosLosMensajes.error_cargar_la_lista}
      alReintentar={() => void refetch()}
    />
  );
};

type Acto = { que: 'publicar' | 'descartar' | 'retirar'; version: VersionDeListaLeida };

const UnaLista = ({ datos }: { datos: ListaDelColegio }) => {
  const { lista, preparada, publicadas, en_vigor, historia } = datos;
  const { nombre, que } = LISTAS_DEL_COLEGIO[lista];
  const { permisos, distrito } = useOperador();
  const [acto, setActo] = useState<Acto | null>(null);
  const releer = useReleerListas();
  const puede = (permiso: 'aranceles.preparar' | 'aranceles.publicar') => !distrito && permisos.includes(permiso);
  const vigente = publicadas.find(({ id }) => id === en_vigor);
  const siguientes = publicadas.filter(
    ({ id, vigente_desde }) => id !== en_vigor && vigente_desde > (vigente?.vigente_desde ?? ''),
  );
  const cerrar = () => setActo(null);
  const alHacerse = () => {
    cerrar();
    void releer(lista);
  };
  return (
    <Stack gap="lg">
      <div>
        <BackLink to={DIRECCIONES.listas}>Listas</BackLink>
        <Title order={1}>{nombre}</Title>
        <Text>{que}</Text>
      </div>
      {distrito && <Text>{todosLosMensajes.listas_de_todo_el_colegio}</Text>}
      {!preparada && puede('aranceles.preparar') && (
        <div>
          <BotonEnlace to={direccionDePreparar(lista)}>Preparar otra</BotonEnlace>
        </div>
      )}
      {preparada && (
        <EnPreparacion
          version={preparada}
          puedePreparar={puede('aranceles.preparar')}
          puedePublicar={puede('aranceles.publicar')}
          alPublicar={() => setActo({ que: 'publicar', version: preparada })}
          alDescartar={() => setActo({ que: 'descartar', version: preparada })}
        />
      )}
      {preparada && lista === 'tasas' && (
        <PanelDeEnsayo
          {...{ de: 'tasas', id: preparada.id, version: preparada.version }}
          puede={puede('aranceles.preparar')}
          soloTotales={distrito !== null}
        />
      )}
      {siguientes.length > 0 && (
        <Siguientes
          versiones={siguientes}
          puedeRetirar={puede('aranceles.publicar')}
          alRetirar={(version) => setActo({ que: 'retirar', version })}
        />
      )}
      <Seccion titulo="Rige">
        <Group gap="sm" mb="sm">
          <BajarLista lista={lista} de="en_vigor" />
        </Group>
        <FilasDeLista
          nombre={`${nombre}: lo que rige`}
          columnas={columnasDe(lista, datos)}
          filas={filasEnVigor(datos)}
          porAnio={lista === 'feriados'}
        />
        {vigente && <SuEnsayo version={vigente} />}
      </Seccion>
      <Historia versiones={historia} />
      {acto?.que === 'publicar' && (
        <DialogoDePublicarLista
          version={acto.version}
          alHacerse={alHacerse}
          alCerrar={cerrar}
          alVencer={() => void releer(lista)}
        />
      )}
      {acto && acto.que !== 'publicar' && (
        <DialogoDeMotivo
          que={acto.que}
          version={acto.version}
          alHacerse={alHacerse}
          alCerrar={cerrar}
          alVencer={() => void releer(lista)}
        />
      )}
    </Stack>
  );
};

export default Lista;
