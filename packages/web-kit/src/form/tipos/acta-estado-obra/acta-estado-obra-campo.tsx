import { type ActaEstadoObra, leerActa, type ValorDeCampo } from '@colega/domain/formularios';
import { useState } from 'react';
import { idDeCampo, useAcciones } from '../../campos/acciones.ts';
import type { PropsDeGrupo } from '../../campos/props.ts';
import { useContextoDeFormulario } from '../../dynamic/contexto-de-las-tareas.ts';
import { EstadoDeObra } from './estado-de-obra.tsx';

/** FRM-011: the wizard draws the act when one serves all tasks. */
export const ActaEstadoObraCampo = ({ ruta, valor, errores }: PropsDeGrupo) => {
  const { prefijo, cambiar, salir } = useAcciones();
  const contexto = useContextoDeFormulario();
  const [enCarga, setEnCarga] = useState<ActaEstadoObra['estado_obra'] | null>(null);
  if (contexto.actaCompartida) return null;
  return (
    <EstadoDeObra
      id={idDeCampo(prefijo, ruta)}
      acta={leerActa(valor)}
      onChange={(acta) => {
        cambiar(ruta, acta as ValorDeCampo);
        salir(ruta);
      }}
      enCarga={enCarga}
      alCargar={setEnCarga}
      contexto={contexto}
      errores={{
        acta: errores.get(ruta) ?? errores.get(`${ruta}.porcentaje_faltante_total`),
        responsable: errores.get(`${ruta}.responsable_faltante_obra`),
        tarea: errores.get(`${ruta}.tarea_faltante_obra`),
      }}
    />
  );
};
