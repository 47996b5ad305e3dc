import type { ListaDelColegio } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import {
  type ClaveDeLista,
  cambiaElOrden,
  columnasDe,
  compararListas,
  LISTAS_DEL_COLEGIO,
} from '@colega/domain/colegio';
import { esFecha } from '@colega/domain/fechas';
import { FallaDicha } from '@colega/web-kit/ui/avisos/falla-dicha.tsx';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BackLink } from '@colega/web-kit/ui/botones/back-link.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { FechaInput } from '@colega/web-kit/ui/entradas/fecha-input.tsx';
import { EsqueletoDePantalla } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { SinPermiso } from '@colega/web-kit/ui/esperas/sin-permiso.tsx';
import { Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { direccionDeLista } from '../../lib/direcciones.ts';
import { useOperador } from '../../lib/operador.ts';
import { LoEscrito } from '../../ui/lo-escrito.tsx';
import { Seccion } from '../../ui/seccion.tsx';
import { claveDeLista, consultaDeLista, DE_AHORA } from './consultas.ts';
import { GrillaDeLista, idDeCelda } from './grilla-de-lista.tsx';
import { NoEsta } from './lista.tsx';
import { LoDeOtraPersona } from './lo-de-otra-persona.tsx';
import { BajarLista, ImportarLista } from './planilla-de-lista.tsx';
import { CambiosDeLaLista } from './que-cambia-en-la-lista.tsx';
import { useEdicionDeLista } from './use-edicion-de-lista.ts';

export const PrepararLista = () => {
  const lista = claveDeLista(useParams().lista);
  const { distrito } = useOperador();
  if (lista === null) return <NoEsta />;
  if (distrito)
    return (
      <Stack gap="lg">
        <Title order={1}>{LISTAS_DEL_COLEGIO[lista].nombre}</Title>
        <SinPermiso porque={todosLosMensajes.listas_de_todo_el_colegio} />
      </Stack>
    );
  return <ConLista key={lista} lista={lista} />;
};

const ConLista = ({ lista }: { lista: ClaveDeLista }) => {
  const { data, error, refetch, isFetchedAfterMount } = useQuery({ ...consultaDeLista(lista), ...DE_AHORA });
  // What begins to be typed is over what is there now, not over what was kept of before.
  if (data && isFetchedAfterMount) return <Editor datos={data} />;
  if (!error) return <EsqueletoDePantalla />;
  return (
    <FallaDeConsulta
      error={error}
      mensaje={todosLosMensajes.error_cargar_la_lista}
      alReintentar={() => void refetch()}
    />
  );
};

const Editor = ({ datos }: { datos: ListaDelColegio }) => {
  const { lista } = datos;
  const hoy = useHoy();
  const columnas = columnasDe(lista, datos);
  const edicion = useEdicionDeLista(datos, columnas, hoy);
  const { escrita, errores, propuesta, anteriores, cambiar, cambiarVigencia, guardar, ocupado, falla, sucia } = edicion;
  const { nombre, fijas } = LISTAS_DEL_COLEGIO[lista];
  const { ajena, tomarLoAjeno, guardarEncima } = edicion;
  const generales = errores.filas;
  return (
    <Stack gap="lg">
      <LoEscrito hay={sucia && !ocupado} />
      <div>
        <BackLink to={direccionDeLista(lista)}>{nombre}</BackLink>
        <Title order={1}>{`Preparar: ${nombre}`}</Title>
      </div>
      <form
        noValidate
        aria-busy={ocupado}
        onSubmit={(evento) => {
          evento.preventDefault();
          void guardar();
        }}
      >
        <Stack gap="md">
          <Group align="flex-start" gap="md">
            <FechaInput
              label="Empieza a regir el"
              id={idDeCelda('vigente_desde')}
              description={datos.primer_dia <= hoy ? 'Hoy o un día que viene.' : 'Mañana o un día que viene.'}
              required
              minima={datos.primer_dia}
              value={esFecha(escrita.vigente_desde) ? escrita.vigente_desde : null}
              alCambiar={(fecha) => cambiarVigencia(fecha ?? '')}
              error={errores.vigente_desde}
            />
            <TextInput
              label="Norma que la aprueba"
              id={idDeCelda('norma')}
              description="La toma cada cifra que cambia, salvo que su celda diga otra."
              required
              maw={420}
              autoComplete="off"
              value={escrita.norma}
              onChange={({ currentTarget: { value } }) => cambiar({ norma: value })}
              error={errores.norma}
            />
          </Group>
          <Group gap="sm">
            <ImportarLista lista={lista} alLeer={edicion.cargar} />
            <BajarLista lista={lista} de={datos.preparada ? 'en_preparacion' : 'en_vigor'} />
          </Group>
          <Text size="sm">
            {`Se puede pegar desde una planilla: copiá las celdas y pegalas en la primera que quieras cambiar.${
              fijas ? '' : ' Las filas que falten se agregan.'
            }`}
          </Text>
          <GrillaDeLista
            lista={lista}
            columnas={columnas}
            filas={escrita.filas}
            errores={errores}
            alCambiar={(filas) => cambiar({ filas })}
          />
          {generales && (
            <div role="alert" id={idDeCelda('filas')} tabIndex={-1}>
              <Nota tono="advierte">{generales}</Nota>
            </div>
          )}
          <Seccion titulo="Qué cambia">
            <CambiosDeLaLista
              cambios={compararListas(lista, columnas, anteriores, propuesta.filas)}
              orden={lista === 'control' && cambiaElOrden(lista, anteriores, propuesta.filas)}
            />
          </Seccion>
          <FallaDicha>{falla}</FallaDicha>
          {ajena ? (
            <LoDeOtraPersona
              columnas={columnas}
              ajena={ajena}
              propia={propuesta}
              ocupado={ocupado}
              alGuardarEncima={() => void guardarEncima()}
              alTomar={tomarLoAjeno}
            />
          ) : (
            <Group>
              <BotonDeAccion type="submit" trabajando={ocupado} ocupado="Guardando…">
                Guardar para publicar
              </BotonDeAccion>
            </Group>
          )}
        </Stack>
      </form>
    </Stack>
  );
};

export default PrepararLista;
