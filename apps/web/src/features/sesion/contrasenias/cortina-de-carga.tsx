import { useEffect, useState } from 'react';
import estilos from './cortina-de-carga.module.css';

/** SES-032. */
const DURACION_DE_LA_CORTINA_MS = 1000;

export const CortinaDeCarga = () => {
  const [cargando, setCargando] = useState(true);
  useEffect(() => {
    const id = setTimeout(() => setCargando(false), DURACION_DE_LA_CORTINA_MS);
    return () => clearTimeout(id);
  }, []);
  return <div role="status">{cargando && <p className={estilos.cortina}>Cargando…</p>}</div>;
};
