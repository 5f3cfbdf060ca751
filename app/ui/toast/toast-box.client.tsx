import { Icon } from '../icon/icon.tsx'

export type ToastBoxProps = { id: string; text: string; pressable?: boolean; closeLabel: string }

/** The markup of every toast: the browser draws it, the server for one that comes by itself. */
export function ToastBox({ id, text, pressable = false, closeLabel }: ToastBoxProps) {
  return (
    <div className="toast" data-toast={id}>
      {pressable ? (
        <button type="button" className="toast-text">
          {text}
        </button>
      ) : (
        <p className="toast-text">{text}</p>
      )}
      <button type="button" className="toast-close" aria-label={closeLabel}>
        <Icon name="close" />
      </button>
    </div>
  )
}
