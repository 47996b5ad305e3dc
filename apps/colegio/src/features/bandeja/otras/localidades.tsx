import { todosLosMensajes } from '@colega/contract/mensajes';
import { type LocalidadPropuesta, rutasDeLocalidadesDelColegio } from '@colega/contract/referencias';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { InsigniaDeEstado } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperador } from '../../../lib/operador.ts';
import { type FilaActiva, useFilaActiva } from '../../../lib/use-fila-activa.ts';
import { usePagina } from '../../../lib/use-pagina.ts';
import { ListaQueEspera } from '../../../ui/lista-que-espera.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';

const R = rutasDeLocalidadesDelColegio;
const QUE = {
  ...{ uno: 'localidad', varios: 'localidades' },
  falla: todosLosMensajes.error_cargar_propuestas,
  vacia: 'Cuando un matriculado agregue una localidad la vas a ver acá.',
};
const COLUMNAS = [
  ['Localidad', '28%'],
  ['Código postal', '14%'],
  ['Partido', '24%'],
  ['La agregó', '22%'],
] as const;
const CON_ACCION = [...COLUMNAS, ['Acción', '12%', 'se oye']] as const;

/** S-667. What technicians added to the list of places, which only they see until it is approved. */
const Localidades = () => {
  const puede = useOperador().permisos.includes('localidades.aprobar');
  const { page, irAPagina } = usePagina();
  const lista = useQuery({
    ...consulta(R.localidadesPropuestas, { query: { page } }),
    placeholderData: keepPreviousData,
  });
  const [porAprobar, setPorAprobar] = useState<LocalidadPropuesta | null>(null);
  const cliente = useQueryClient();
  const activa = useFilaActiva(lista.data?.items ?? [], String(page));
  const aprobar = async (): Promise<void> => {
    if (!porAprobar) return;
    const { id, nombre, codigo_postal, partido } = porAprobar;
    try {
      const body = { nombre, codigo_postal, partido_id: partido.id };
      avisarExito((await llamar(R.aprobarLocalidad, { params: { id }, body })).message);
    } catch (causa) {
      avisarError(explicarFalla(causa, todosLosMensajes.error_de_comunicacion));
    }
    setPorAprobar(null);
    await cliente.invalidateQueries({ queryKey: [R.localidadesPropuestas.path] });
  };
  return (
    <>
      <ListaQueEspera titulo="Localidades" volver que={QUE} lista={lista} {...{ page, irAPagina }}>
        {(items) => (
          <TablaDeLaMesa
            nombre="Localidades"
            columnas={puede ? CON_ACCION : COLUMNAS}
            actualizando={lista.isPlaceholderData}
          >
            {items.map((una) => (
              <Fila key={una.id} una={una} activa={activa} alAprobar={puede ? () => setPorAprobar(una) : null} />
            ))}
          </TablaDeLaMesa>
        )}
      </ListaQueEspera>
      <ConfirmarDialogo
        abierto={porAprobar !== null}
        titulo={`Aprobar ${porAprobar?.nombre ?? ''}`}
        texto={
          <>
            Desde ahora la ven todos los matriculados, y quien la agregó ya no la puede corregir.
            {porAprobar?.repetida && ' En ese partido ya hay una con ese nombre: van a quedar las dos.'}
          </>
        }
        confirmar="Aprobar"
        confirmando="Aprobando…"
        peligroso={false}
        alConfirmar={aprobar}
        alCancelar={() => setPorAprobar(null)}
      />
    </>
  );
};

type PropsDeFila = { una: LocalidadPropuesta; activa: FilaActiva; alAprobar: (() => void) | null };

const Fila = ({ una, activa, alAprobar }: PropsDeFila) => {
  const { nombre, codigo_postal, partido, propuesta_por, repetida } = una;
  return (
    <tr {...activa.deRenglon(una)}>
      <th scope="row">
        {nombre} {repetida && <InsigniaDeEstado tono="aviso">Ya hay una con ese nombre</InsigniaDeEstado>}
      </th>
      <td data-rotulo="Código postal">{codigo_postal}</td>
      <td data-rotulo="Partido">{`${partido.nombre}, ${partido.distrito?.nombre ?? partido.provincia.nombre}`}</td>
      <td data-rotulo="La agregó">{propuesta_por}</td>
      {alAprobar && (
        <td>
          <Button
            {...activa.deFila(una)}
            variant="default"
            size="sm"
            onClick={alAprobar}
            aria-label={`Aprobar ${nombre}`}
          >
            Aprobar
          </Button>
        </td>
      )}
    </tr>
  );
};

export default Localidades;
