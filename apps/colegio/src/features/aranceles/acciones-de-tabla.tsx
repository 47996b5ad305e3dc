import { rutasDeAranceles, TAMANIO_MAXIMO_DE_PLANILLA_BYTES, type TablaLeida } from '@colega/contract/honorarios';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { Group } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Escritas } from './use-guardado.ts';

type DeBajada = { id: number; tabla: TablaLeida; de: 'preparacion' | 'resolucion' };

const RUTAS = {
  preparacion: { csv: rutasDeAranceles.planillaEnCsv, xlsx: rutasDeAranceles.planillaEnXlsx },
  resolucion: {
    csv: rutasDeAranceles.planillaDeResolucionEnCsv,
    xlsx: rutasDeAranceles.planillaDeResolucionEnXlsx,
  },
} as const;

/** A table, to be worked on outside. */
export const BajarTabla = ({ id, tabla: { clave }, de }: DeBajada) => (
  <>
    {(['xlsx', 'csv'] as const).map((formato) => (
      <BotonDeDescarga
        key={formato}
        pedir={() => llamar(RUTAS[de][formato], { params: { id }, query: { tabla: clave } })}
        nombre={`arancel-${clave}.${formato}`}
        falla={todosLosMensajes.error_imprimir}
        conDetalle
      >
        {`Exportar en ${formato.toUpperCase()}`}
      </BotonDeDescarga>
    ))}
  </>
);

type DeSubida = { id: number; tabla: TablaLeida; alLeer: (escritas: Escritas) => void };

/** What comes back from a spreadsheet goes to its cells as if it had been typed. */
export const ImportarTabla = ({ id, tabla, alLeer }: DeSubida) => {
  const entrada = useRef<HTMLInputElement>(null);
  const [leyendo, setLeyendo] = useState(false);
  const leer = async (contenido: File): Promise<void> => {
    if (contenido.size > TAMANIO_MAXIMO_DE_PLANILLA_BYTES)
      return void avisarError(todosLosMensajes.planilla_de_arancel_grande);
    setLeyendo(true);
    try {
      const archivo = { nombre: contenido.name, contenido };
      const leida = await llamar(rutasDeAranceles.leerPlanilla, {
        ...{ params: { id }, query: { tabla: tabla.clave }, archivo },
      });
      if (leida.celdas.length > 0) alLeer(leida.celdas);
      avisarExito(contarLeidas(leida.celdas.length));
      if (leida.sin_lugar.length > 0) avisarError(`No están en esta tabla:\n${resumir(leida.sin_lugar)}`);
    } catch (causa) {
      avisarError(explicarFalla(causa, todosLosMensajes.error_de_comunicacion));
    }
    setLeyendo(false);
  };
  return (
    <>
      <BotonDeAccion
        variant="default"
        ocupado="Leyendo…"
        trabajando={leyendo}
        alPresionar={() => entrada.current?.click()}
      >
        Importar una planilla
      </BotonDeAccion>
      <input
        ref={entrada}
        type="file"
        hidden
        aria-label={`Planilla de ${tabla.titulo}`}
        accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={({ currentTarget }) => {
          const [elegido] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (elegido) void leer(elegido);
        }}
      />
    </>
  );
};

const contarLeidas = (cuantas: number): string => {
  if (cuantas === 0) return 'La planilla dice lo mismo que la tabla: no cambia nada.';
  return cuantas === 1 ? 'Se cargó 1 cifra de la planilla.' : `Se cargaron ${cuantas} cifras de la planilla.`;
};

const A_LA_VISTA = 5;
const resumir = (filas: readonly string[]): string =>
  [...filas.slice(0, A_LA_VISTA), ...(filas.length > A_LA_VISTA ? [`y ${filas.length - A_LA_VISTA} más`] : [])].join(
    '\n',
  );

type Acciones = DeSubida & { alSubirTodo: () => void; alPonerNorma: () => void };

export const AccionesDeTabla = ({ id, tabla, alLeer, alSubirTodo, alPonerNorma }: Acciones) => (
  <Group gap="sm">
    <BotonDeAccion variant="default" ocupado="" alPresionar={alSubirTodo}>
      Aplicar un porcentaje
    </BotonDeAccion>
    <BotonDeAccion variant="default" ocupado="" alPresionar={alPonerNorma}>
      Norma de lo que se ve
    </BotonDeAccion>
    <ImportarTabla id={id} tabla={tabla} alLeer={alLeer} />
    <BajarTabla id={id} tabla={tabla} de="preparacion" />
  </Group>
);
